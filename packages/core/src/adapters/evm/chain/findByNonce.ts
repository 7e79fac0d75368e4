import { array, nullable, object, parse, pipe, regex, string } from 'valibot'
import { isSameAddress } from '../../../entities/account/address.js'
import { parseQuantity } from '../../../jsonRpc/parseQuantity.js'
import type { Transfer } from './buildTransfer.js'
import type { EvmRead } from './createEvmRead.js'

/** A transaction that is in a block. */
export type MinedTransaction = Transfer & {
  readonly hash: string
  /** Milliseconds since the epoch, as the block says. */
  readonly minedAt: number
}

const Hex = pipe(string(), regex(/^0x[0-9a-f]*$/i))

const Block = object({
  timestamp: Hex,
  transactions: array(
    object({
      hash: Hex,
      from: Hex,
      to: nullable(Hex),
      nonce: Hex,
      value: Hex,
      input: Hex,
    }),
  ),
})

/** Without a block to begin at, this many of the newest are looked through. */
const blocksLimit = 7_200n

/**
 * Finds the transaction by which an account used a nonce: the account's count
 * leads to the block, the block to the transaction.
 * @param about.after a block in which the nonce was still free
 * @returns undefined when no block that can be read has it
 * @throws what the node answers, e.g. when it does not keep old counts
 */
export async function findByNonce(
  read: EvmRead,
  about: {
    readonly from: string
    readonly nonce: bigint
    readonly after: bigint | undefined
  },
): Promise<MinedTransaction | undefined> {
  const { from, nonce } = about
  const head = await read('eth_blockNumber', [], parseQuantity)
  const oldest = head > blocksLimit ? head - blocksLimit : 0n
  let free =
    about.after !== undefined && about.after > oldest ? about.after : oldest
  let used = head
  while (used - free > 1n) {
    const middle = (free + used) / 2n
    const count = await read(
      'eth_getTransactionCount',
      [from, toHex(middle)],
      parseQuantity,
    )
    if (count > nonce) used = middle
    else free = middle
  }
  const found = await read(
    'eth_getBlockByNumber',
    [toHex(used), true],
    (result) => parse(Block, result),
  )
  const transaction = found.transactions.find(
    (one) =>
      isSameAddress('eip155', one.from, from) &&
      parseQuantity(one.nonce) === nonce,
  )
  return (
    transaction && {
      hash: transaction.hash.toLowerCase(),
      minedAt: Number(found.timestamp) * 1000,
      from: transaction.from,
      to: transaction.to ?? '',
      value: transaction.value,
      data: transaction.input,
    }
  )
}

function toHex(value: bigint): string {
  return `0x${value.toString(16)}`
}
