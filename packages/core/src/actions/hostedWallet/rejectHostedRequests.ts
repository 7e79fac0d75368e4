import type { Kit } from '../../kit/Kit.js'
import { requireHosted } from './requireHosted.js'

/**
 * Closes every request that waits for the visitor in the hosted wallet; what
 * was signed before that stays signed.
 * @example
 * import { rejectHostedRequests } from '@hasp/core'
 *
 * await rejectHostedRequests(kit)
 */
export async function rejectHostedRequests(kit: Kit): Promise<void> {
  await requireHosted(kit).rejectRequests()
}
