import {
  type ConnectionAttempt,
  cancelConnect,
  connect,
  findPairing,
  type Namespace,
  type PairingState,
} from '@hasp/core'
import type { KitError } from '@hasp/core/errors'
import { internals } from '@hasp/core/internal'
import { useCallback, useRef } from 'react'
import { useCountdown } from '../internal/react/useCountdown.js'
import { useKit } from '../useKit.js'
import { useStore } from '../useStore.js'

/** The code to scan, and how far it is. */
export type PairingHandle = {
  readonly phase: PairingState['phase']
  /** The pairing URI, for a QR code or a link. It holds a key: never log it. */
  readonly uri?: string | undefined
  /** Until the code ends, in milliseconds; counts while one is pending. */
  readonly remainingMs?: number | undefined
  /** Without the relay, no wallet can answer. */
  readonly isRelayReachable: boolean
  /** Undefined when nothing is configured. */
  readonly relayHost?: string | undefined
  readonly isConfigured: boolean
  /** Why it came to nothing, in phase `failed`. */
  readonly error?: KitError | undefined
  /**
   * Asks for a connection: prepares a code, or uses the pending one, and waits
   * for an approval. Does nothing while it runs for the same wallet.
   */
  readonly start: (options?: PairingOptions) => void
  /** A new code after a failure; with the earlier parameters unless given. */
  readonly retry: (options?: PairingOptions) => void
  /** Puts the code's address on the clipboard; says whether it could. */
  readonly copy: () => Promise<boolean>
}

/** For which namespace, and which wallet was picked for it. */
export type PairingOptions = {
  readonly namespace?: Namespace | undefined
  readonly wallet?: { readonly id: string; readonly name: string } | undefined
}

/**
 * The one pending pairing with a wallet on a phone. All users of the hook see
 * the same one. The code renews itself while a connection is waited for.
 * @returns the code, its state, and actions to start and copy it
 * @see https://specs.walletconnect.com/2.0/specs/clients/core/pairing
 * @example
 * import { usePairing } from '@hasp/react'
 *
 * const { phase, uri, start } = usePairing()
 * return phase === 'ready' ? (
 *   <a href={uri}>Open your wallet</a>
 * ) : (
 *   <button onClick={() => start()}>Use your phone</button>
 * )
 */
export function usePairing(): PairingHandle {
  const kit = useKit()
  const source = findPairing(kit)
  const connectorId = source?.connectorId
  const state = useStore(kit.stores.pairing, (pairing) => pairing)
  const attempt = useStore(kit.stores.connections, ({ attempt: now }) => now)

  const asked = useRef<PairingOptions>({})
  const ask = useCallback(
    (options: PairingOptions = {}) => {
      asked.current = options
      const { namespace, wallet } = options
      if (connectorId === undefined) return
      connect(kit, { connectorId, namespace, wallet }).catch(
        // The stores hold the reason.
        () => undefined,
      )
    },
    [connectorId, kit],
  )
  const start = useCallback(
    (options: PairingOptions = {}) => {
      const now = kit.stores.connections.getState().attempt
      if (!isOf(now, connectorId) || !isAskedAlready(now, options)) ask(options)
    },
    [ask, connectorId, kit],
  )
  const retry = useCallback(
    (options: PairingOptions = asked.current) => {
      cancelConnect(kit)
      ask(options)
    },
    [ask, kit],
  )

  const pending =
    state.phase === 'ready' || state.phase === 'seen' ? state : undefined
  const uri = pending?.uri
  const copy = useCallback(async () => {
    if (uri === undefined) return false
    try {
      await navigator.clipboard.writeText(uri)
      return true
    } catch {
      return false
    }
  }, [uri])
  const remainingMs =
    pending &&
    Math.max(pending.expiresAt - kit[internals].environment.clock.now(), 0)
  useCountdown(remainingMs)
  return {
    ...outcomeOf(state, isOf(attempt, connectorId) ? attempt : undefined),
    uri,
    remainingMs,
    isRelayReachable: pending?.isRelayReachable ?? true,
    relayHost: source?.relayHost,
    isConfigured: source !== undefined,
    start,
    retry,
    copy,
  }
}

/** Whether an attempt is one of the pairing's. */
function isOf(
  attempt: ConnectionAttempt,
  connectorId: string | undefined,
): boolean {
  return attempt.phase !== 'idle' && attempt.connectorId === connectorId
}

function isAskedAlready(
  attempt: ConnectionAttempt,
  { namespace, wallet }: PairingOptions,
): boolean {
  return (
    attempt.phase === 'waiting' &&
    attempt.walletId === wallet?.id &&
    (namespace === undefined || attempt.namespace === namespace)
  )
}

/** The outcome; the pairing is updated slightly later than its attempt. */
function outcomeOf(
  state: PairingState,
  attempt: ConnectionAttempt | undefined,
): Pick<PairingHandle, 'phase' | 'error'> {
  const isSettled = state.phase === 'idle' || state.phase === 'approved'
  if (isSettled && attempt?.phase === 'waiting') return { phase: 'preparing' }
  if (isSettled && attempt?.phase === 'failed')
    return { phase: 'failed', error: attempt.error }
  return {
    phase: state.phase,
    error: state.phase === 'failed' ? state.error : undefined,
  }
}
