import { array, object, parse, pipe, regex, string } from 'valibot'
import { toHex } from '../../decode/bytes/hex.js'
import type { UnsignedTransaction } from '../../decode/evm/UnsignedTransaction.js'
import { NodeAnswerError } from '../../requests/NodeAnswerError.js'
import type { AskNode } from '../../requests/prepareTransaction.js'
import type { Probe } from './Probe.js'
import type { Log } from './probesOf.js'
import { type NextBlock, toQuantity } from './readNextBlock.js'

const hex = pipe(string(), regex(/^0x[\da-f]*$/i))
const quantity = pipe(string(), regex(/^0x[\da-f]{1,64}$/i))
const answerSchema = array(
  object({
    number: quantity,
    calls: array(
      object({
        status: quantity,
        gasUsed: quantity,
        returnData: hex,
        logs: array(object({ address: hex, topics: array(hex), data: hex })),
      }),
    ),
  }),
)

/** Answers with the balance of the account that it is asked for. */
export const balanceReader = `0x${'ba1a'.repeat(10)}`
const balanceReaderCode = '0x6000353160005260206000f3'
const probeGas = '0xf4240'

/** What came of a transaction in a block that is not kept. */
export interface Run {
  readonly isDone: boolean
  readonly gasUsed: bigint
  readonly logs: readonly Log[]
  /** In the order of the probes; undefined where a contract gave no answer. */
  readonly words: readonly (bigint | undefined)[]
}

/**
 * Runs a transaction in the next block as it will be sent, and asks the
 * probes in the block after it, which the transaction cannot see.
 * @param parameters.transaction absent to ask what there is before it
 * @throws where the node answers anything else
 */
export async function runInBlock({
  account,
  askNode,
  block: { overrides, parent },
  probes,
  transaction,
}: runInBlock.Parameters): Promise<Run> {
  const asking = {
    blockOverrides: {
      baseFeePerGas: '0x0',
      ...(!transaction && { number: overrides.number }),
    },
    stateOverrides: { [balanceReader]: { code: balanceReaderCode } },
    calls: probes.map(({ data, to }) => ({ to, input: data, gas: probeGas })),
  }
  const running = transaction && {
    blockOverrides: overrides,
    calls: [toCall(transaction, account)],
  }
  const blockStateCalls = running ? [running, asking] : [asking]
  const blocks = parse(
    answerSchema,
    await askNode('eth_simulateV1', [
      { blockStateCalls, validation: true },
      parent,
    ]),
  )
  const isAsAsked = blockStateCalls.every(
    ({ calls }, index) => blocks[index]?.calls.length === calls.length,
  )
  const first = BigInt(blocks[0]?.number ?? '0x0')
  if (!isAsAsked || first !== BigInt(overrides.number))
    throw new NodeAnswerError('The node simulated something else.')
  const ran = running && blocks[0]?.calls[0]
  return {
    isDone: BigInt(ran?.status ?? '0x1') === 1n,
    gasUsed: BigInt(ran?.gasUsed ?? '0x0'),
    logs: (ran?.logs ?? []).map(({ address, data, topics }) => ({
      address: address.toLowerCase(),
      data: data.toLowerCase(),
      topics: topics.map((topic) => topic.toLowerCase()),
    })),
    words: (blocks.at(-1)?.calls ?? []).map(({ returnData, status }) =>
      // More than one word is an answer of something else.
      BigInt(status) === 1n && returnData.length === 66
        ? BigInt(returnData)
        : undefined,
    ),
  }
}

export declare namespace runInBlock {
  interface Parameters {
    readonly account: string
    readonly askNode: AskNode
    readonly block: NextBlock
    readonly probes: readonly Probe[]
    readonly transaction?: UnsignedTransaction
  }
}

/** Without its nonce: what still waits at the node is not in its state. */
function toCall(
  {
    data,
    gas,
    maxFeePerGas,
    maxPriorityFeePerGas,
    to,
    type,
    value,
  }: UnsignedTransaction,
  from: string,
) {
  const [most, tip] = [maxFeePerGas, maxPriorityFeePerGas].map(toQuantity)
  return {
    from,
    ...(to && { to: toHex(to) }),
    value: toQuantity(value),
    input: toHex(data),
    gas: toQuantity(gas),
    ...(type === 'legacy'
      ? { gasPrice: most }
      : { maxFeePerGas: most, maxPriorityFeePerGas: tip }),
  }
}
