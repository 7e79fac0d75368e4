import type { ConnectionId } from '../entities/connection.js'
import type { Namespace } from '../entities/namespace.js'
import type { KitError } from '../errors/KitError.js'

/** One request to connect, from the call until its settlement. */
export type OpenAttempt = {
  readonly id: string
  /** The connection that it is for. */
  readonly connectionId: ConnectionId
  readonly connectorId: string
  readonly namespace: Namespace
  readonly startedAt: number
  /** The wallet that was picked from a list, if one was. */
  readonly walletId?: string | undefined
}

/** The attempt that the visitor is waiting for, or that ended last. */
export type ConnectionAttempt =
  | { readonly phase: 'idle' }
  | (OpenAttempt & { readonly phase: 'waiting'; readonly isSlow: boolean })
  | (OpenAttempt & { readonly phase: 'connected' })
  | (OpenAttempt & { readonly phase: 'failed'; readonly error: KitError })

/** After this time the visitor gets a hint where to look. */
export const slowAnswerMs = 20_000

/** After this time a request to a wallet is given up. */
export const walletAnswerLimitMs = 5 * 60_000
