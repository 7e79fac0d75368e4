import type { KitError } from '../../errors/KitError.js'

/**
 * The one pending pairing (specification 4) and how far it is. The address
 * holds a key: it is shown, copied and opened, never logged.
 */
export type PairingState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'preparing' }
  | (PendingPairing & {
      /** `seen`: a wallet has scanned it and asks its owner. */
      readonly phase: 'ready' | 'seen'
    })
  | { readonly phase: 'approved' }
  /** Declined, expired for good, or the relay does not answer. */
  | { readonly phase: 'failed'; readonly error: KitError }

/** A pairing that a wallet may still approve. */
export type PendingPairing = {
  readonly uri: string
  /** Milliseconds since the epoch. */
  readonly createdAt: number
  readonly expiresAt: number
  /** The relay answers; without it, no wallet can either. */
  readonly isRelayReachable: boolean
}
