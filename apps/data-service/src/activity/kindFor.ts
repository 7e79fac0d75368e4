import type { Hex } from 'viem'
import type { entryKinds } from '../database/tables.js'
import type { ChainTransaction } from './ChainBlock.js'
import type { Roles } from './rolesOf.js'

/** What a transaction can be to an account. */
export type EntryKind = (typeof entryKinds)[number]

/**
 * What a transaction is to one account: what it did with most consequence.
 * @param roles what the account is to its movements, where it is in any
 */
export function kindFor(
  account: Hex,
  { deployed, sender }: Pick<ChainTransaction, 'deployed' | 'sender'>,
  roles: Roles | undefined,
): EntryKind {
  if (roles?.isOut && roles.isIn) return 'swapped'
  if (roles?.isOut) return 'sent'
  if (roles?.isIn) return 'received'
  if (deployed && sender === account) return 'deployed'
  return roles?.isApproved ? 'approved' : 'called'
}
