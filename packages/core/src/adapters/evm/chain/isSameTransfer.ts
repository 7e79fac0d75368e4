import { isSameAddress } from '../../../entities/account/address.js'
import type { FollowedTransaction } from '../../../ports/NamespaceAdapter.js'
import type { Transfer } from './buildTransfer.js'
import { readTransfer } from './readTransfer.js'

/** Whether a transaction does what a transfer was to do. */
export function isSameTransfer(
  transaction: Transfer,
  transfer: NonNullable<FollowedTransaction['transfer']>,
): boolean {
  const { amount, to, tokenAddress } = transfer
  const meaning = readTransfer(transaction)
  if (!meaning || meaning.amount !== amount) return false
  const isSame = (one: string, other: string) =>
    isSameAddress('eip155', one, other)
  if (!isSame(meaning.to, to)) return false
  return tokenAddress === undefined || meaning.tokenAddress === undefined
    ? tokenAddress === meaning.tokenAddress
    : isSame(tokenAddress, meaning.tokenAddress)
}

/** How wallets cancel: nothing, sent to oneself. */
export function isCancellation({ data, from, to, value }: Transfer): boolean {
  return (
    isSameAddress('eip155', from, to) && data === '0x' && BigInt(value) === 0n
  )
}
