import { createStore } from 'zustand/vanilla'
import type { Namespace } from '../entities/namespace.js'
import type { KitError } from '../errors/KitError.js'

/**
 * The one attempt to connect that the visitor is waiting for, or that ended
 * last. An answer to an older attempt carries an older id and is ignored.
 */
export type ConnectionAttempt =
  | { readonly phase: 'idle' }
  | (Attempt & { readonly phase: 'waiting'; readonly isSlow: boolean })
  | (Attempt & { readonly phase: 'connected' })
  | (Attempt & { readonly phase: 'failed'; readonly error: KitError })

type Attempt = {
  readonly id: string
  readonly connectorId: string
  readonly namespace: Namespace
  readonly startedAt: number
  /** The wallet that was picked from a list, if one was. */
  readonly walletId?: string | undefined
}

/** After so long the visitor gets a hint where to look. */
export const slowAnswerMs = 20_000

/** After so long a request to a wallet is given up. */
export const walletAnswerLimitMs = 5 * 60_000

export function createConnectionAttemptStore() {
  return createStore<ConnectionAttempt>(() => ({ phase: 'idle' }))
}
