import { isApproval } from '@hasp/protocol/data'
import type { Hex } from 'viem'
import type { entryKinds } from '../database/tables.js'
import type { ChainTransaction } from './ChainBlock.js'
import type { Movement } from './Movement.js'

/** What a transaction can be to an account. */
export type EntryKind = (typeof entryKinds)[number]

/** What a transaction is to one account: what it did with most consequence. */
export function kindFor(
  account: Hex,
  { deployed, sender }: Pick<ChainTransaction, 'deployed' | 'sender'>,
  movements: readonly Movement[],
): EntryKind {
  const moved = movements.filter((each) => !isApproval(each))
  const isOut = moved.some(({ source }) => source === account)
  const isIn = moved.some(
    ({ source, target }) => target === account && source !== account,
  )
  if (isOut && isIn) return 'swapped'
  if (isOut) return 'sent'
  if (isIn) return 'received'
  if (deployed && sender === account) return 'deployed'
  const isApproved = movements.some(
    (each) => isApproval(each) && each.source === account,
  )
  return isApproved ? 'approved' : 'called'
}
