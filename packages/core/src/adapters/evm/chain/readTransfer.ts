import { decodeTransfer } from './abi/erc20.js'
import type { Transfer } from './buildTransfer.js'

/** What a transaction does, read back from its own bytes. */
export type TransferMeaning = {
  /** The token's contract; undefined is the native currency. */
  readonly tokenAddress: string | undefined
  readonly to: string
  readonly amount: bigint
}

/** @returns undefined when it is neither of the two kinds of transfer */
export function readTransfer({
  data,
  to,
  value,
}: Transfer): TransferMeaning | undefined {
  const amount = BigInt(value)
  if (data === '0x') return { tokenAddress: undefined, to, amount }
  const decoded = decodeTransfer(data)
  return decoded && amount === 0n ? { tokenAddress: to, ...decoded } : undefined
}
