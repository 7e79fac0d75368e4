import {
  type InferOutput,
  object,
  optional,
  parse,
  pipe,
  regex,
  string,
} from 'valibot'
import type { AskNode } from '../../requests/prepareTransaction.js'

/** The block that a transaction would come into. */
export interface NextBlock {
  /** The number of the one before, whose state it begins with. */
  readonly parent: string
  readonly baseFee: bigint
  /** What contracts see of it, as `eth_simulateV1` takes it. */
  readonly overrides: {
    readonly number: string
    readonly time: string
    readonly feeRecipient: string
    readonly gasLimit: string
    /** Absent where the node does not tell. */
    readonly prevRandao: string | undefined
    /** Absent on networks of before EIP-1559. */
    readonly baseFeePerGas: string | undefined
  }
}

const hex = pipe(string(), regex(/^0x[\da-f]{1,64}$/i))
const blockSchema = object({
  number: hex,
  timestamp: hex,
  miner: hex,
  gasLimit: hex,
  baseFeePerGas: optional(hex),
  mixHash: optional(hex),
})

/** Longer gaps are no rhythm of a network. */
const mostSeconds = 60n

/** A block of a network. */
export type Block = InferOutput<typeof blockSchema>

/** @throws where the node gives no block */
export async function readBlock(
  askNode: AskNode,
  number: string,
): Promise<Block> {
  const answer = await askNode('eth_getBlockByNumber', [number, false])
  return parse(blockSchema, answer)
}

/**
 * The block after the latest, like those of the network: a node left alone
 * simulates in one that contracts can tell from a real one, and behave in.
 */
export async function readNextBlock(
  askNode: AskNode,
  latest: Block,
): Promise<NextBlock> {
  const number = BigInt(latest.number)
  const time = BigInt(latest.timestamp)
  const before =
    number > 0n ? await readBlock(askNode, toQuantity(number - 1n)) : latest
  const gap = time - BigInt(before.timestamp)
  return {
    parent: latest.number,
    baseFee: BigInt(latest.baseFeePerGas ?? '0x0'),
    overrides: {
      number: toQuantity(number + 1n),
      time: toQuantity(time + (gap > 0n && gap <= mostSeconds ? gap : 1n)),
      feeRecipient: latest.miner,
      gasLimit: latest.gasLimit,
      prevRandao: latest.mixHash,
      baseFeePerGas: latest.baseFeePerGas,
    },
  }
}

export function toQuantity(value: bigint): string {
  return `0x${value.toString(16)}`
}
