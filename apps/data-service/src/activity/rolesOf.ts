import { isApproval } from '@hasp/protocol/data'
import type { Hex } from 'viem'
import type { Movement } from './Movement.js'

/** What an account is to the movements of a transaction. */
export interface Roles {
  readonly isOut: boolean
  /** Something came from another account. */
  readonly isIn: boolean
  readonly isApproved: boolean
}

const none: Roles = { isOut: false, isIn: false, isApproved: false }

/**
 * The roles of all accounts that movements concern, in their order. Strangers
 * choose how many there are: each movement is looked at once.
 */
export function rolesOf(
  movements: Iterable<Pick<Movement, 'kind' | 'source' | 'target'>>,
): ReadonlyMap<Hex, Roles> {
  const roles = new Map<Hex, Roles>()
  const add = (account: Hex, role: Partial<Roles>) =>
    roles.set(account, { ...(roles.get(account) ?? none), ...role })
  for (const { kind, source, target } of movements)
    if (isApproval({ kind })) add(source, { isApproved: true })
    else {
      add(source, { isOut: true })
      if (target !== source) add(target, { isIn: true })
    }
  return roles
}
