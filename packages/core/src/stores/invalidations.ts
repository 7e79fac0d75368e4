import { createStore } from 'zustand/vanilla'
import type { AccountId } from '../entities/account/accountId.js'

/** The account about which answers became outdated last. */
export type InvalidationsState = {
  /** As `canonicalAccountId` writes it. */
  readonly accountId?: AccountId | undefined
  /** Grows each time: the same account may be outdated again. */
  readonly count: number
}

/** No event of the kit: events hold no addresses. */
export function createInvalidationsStore() {
  return createStore<InvalidationsState>(() => ({ count: 0 }))
}
