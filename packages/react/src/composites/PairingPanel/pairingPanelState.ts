import { isDeclined } from '../../hooks/internal/errors/isDeclined.js'
import type { PairingHandle } from '../../hooks/pairing/usePairing.js'

/** The state of a code; each has a picture, a sentence and a next step. */
export type PairingPanelState =
  | 'preparing'
  | 'ready'
  | 'ending'
  | 'renewing'
  | 'seen'
  | 'approved'
  | 'declined'
  | 'expired'
  | 'unreachable'
  | 'failed'

/** With less time left than this, the panel says that the code expires. */
export const endingMs = 30_000

const stateOfCode: { readonly [code: string]: PairingPanelState } = {
  PAIRING_EXPIRED: 'expired',
  RELAY_UNAVAILABLE: 'unreachable',
}

/**
 * The state of a panel.
 * @param hasCode an earlier code is still drawn
 * @example pairingPanelState(usePairing(), false) // 'preparing'
 */
export function pairingPanelState(
  pairing: Pick<
    PairingHandle,
    'phase' | 'error' | 'isRelayReachable' | 'remainingMs'
  >,
  hasCode: boolean,
): PairingPanelState {
  const { error, isRelayReachable, phase, remainingMs = 0 } = pairing
  switch (phase) {
    case 'seen':
    case 'approved':
      return phase
    case 'failed':
      if (isDeclined(error)) return 'declined'
      return (error && stateOfCode[error.code]) ?? 'failed'
    case 'ready':
      if (!isRelayReachable) return 'unreachable'
      return remainingMs > endingMs ? 'ready' : 'ending'
    default:
      return hasCode ? 'renewing' : 'preparing'
  }
}
