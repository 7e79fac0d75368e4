import type { Namespace } from '@hasp/core'
import { useEffect, useMemo, useState } from 'react'
import type { PairingHandle } from '../../pairing/usePairing.js'
import { useKitEvents } from '../../useKitEvents.js'
import { useKitRoot } from '../modal/useKitRoot.js'
import { useBackOnline } from '../network/useBackOnline.js'
import { usePairingConnectorId } from './usePairingConnectorId.js'

/** A pairing as a view shows it. */
export type PairingFlow = Omit<PairingHandle, 'retry' | 'start'> & {
  /** The visitor has declined; the code on show is a new one. */
  readonly wasDeclined: boolean
  /** A new code after a failure. */
  readonly retry: () => void
}

/**
 * Asks for a connection while a view waits for one: at once, and anew after
 * the visitor has declined, so that a valid code is always at hand.
 * @param pairing from `usePairing`
 * @param parameters.isWanted nothing is asked for while false
 * @param parameters.namespace the namespace to connect; any unless given
 * @param parameters.wallet the one that was picked
 * @example const flow = usePairingFlow(usePairing(), { isWanted: true })
 */
export function usePairingFlow(
  pairing: PairingHandle,
  parameters: usePairingFlow.Parameters,
): PairingFlow {
  const { isWanted, namespace, wallet: { id, name } = {} } = parameters
  const { error, isConfigured, phase, retry, start } = pairing
  const pairingId = usePairingConnectorId()
  const { isStarted } = useKitRoot()
  const [isAsked, setAsked] = useState(false)
  const [wasDeclined, setDeclined] = useState(false)
  const options = useMemo(
    () => ({ namespace, ...(id && name && { wallet: { id, name } }) }),
    [id, name, namespace],
  )
  const isOn = isWanted && isConfigured && isStarted

  useEffect(() => {
    if (!isOn) return
    start(options)
    setAsked(true)
  }, [isOn, options, start])
  useKitEvents('USER_REJECTED', ({ connectorId }) => {
    if (!isOn || connectorId !== pairingId) return
    setDeclined(true)
    retry(options)
  })
  useBackOnline(() => {
    if (isOn && phase === 'failed' && error?.code === 'RELAY_UNAVAILABLE')
      retry(options)
  })
  if (wasDeclined && (phase === 'seen' || phase === 'approved'))
    setDeclined(false)
  return {
    ...pairing,
    // The outcome of an earlier visit does not matter here.
    phase: phase === 'failed' && !isAsked ? 'preparing' : phase,
    wasDeclined,
    retry: () => retry(options),
  }
}

export declare namespace usePairingFlow {
  type Parameters = {
    isWanted: boolean
    namespace?: Namespace | undefined
    wallet?: { readonly id: string; readonly name: string } | undefined
  }
}
