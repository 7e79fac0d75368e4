import { type Hex, pad } from 'viem'
import type { ContractCall } from './ContractCall.js'
import { encodeAggregate } from './encodeAggregate.js'

/** Stands for the account in calls that are written before it is known. */
export const anybody: Hex = '0x6ff0a8d5c1b94e27a3608d1f7e529cb4036a8e1d'

/**
 * A question to Multicall3 that is written once, but for the account that it is
 * about: of 200 tokens it is 70,000 digits.
 * @param calls each about `anybody`, once
 * @returns writes the question about an account, as `encodeAggregate` does
 * @throws Error where a call is about somebody else
 */
export function prepareAggregate(
  calls: readonly ContractCall[],
): (owner: Hex) => Hex {
  const word = (owner: Hex) => pad(owner).slice(2)
  const pieces = encodeAggregate(calls).split(word(anybody))
  if (pieces.length !== calls.length + 1)
    throw new Error(`${anybody} stands for accounts, and is asked for nothing.`)
  return (owner) => pieces.join(word(owner)) as Hex
}
