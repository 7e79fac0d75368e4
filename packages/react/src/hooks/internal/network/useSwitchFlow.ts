import { type NetworkId, selectNetworkId, switchNetwork } from '@hasp/core'
import type { KitError } from '@hasp/core/errors'
import { internals, slowAnswerMs } from '@hasp/core/internal'
import { useEffect, useState } from 'react'
import { useKit } from '../../useKit.js'
import { useStore } from '../../useStore.js'

/** The switch of network that the visitor is waiting for. */
export type SwitchFlow = {
  readonly phase: 'idle' | 'waiting' | 'adding' | 'failed' | 'switched'
  /** No answer for 20 s: time for a hint where to look. */
  readonly isSlow: boolean
  /** Why it failed, as the wallet said. */
  readonly error?: KitError | undefined
  /** Asks the wallet, inside the call; an earlier request is dropped. */
  readonly start: () => void
  /** As `start`, unless the wallet is being asked or has answered. */
  readonly begin: () => void
}

/**
 * Switches to a network and tells how far it is. All users of the hook see the
 * same switch, so that a click in one view can be followed in the next.
 * @param networkId e.g. `eip155:8453`
 * @example const { phase, start } = useSwitchFlow('eip155:8453')
 */
export function useSwitchFlow(networkId: NetworkId): SwitchFlow {
  const kit = useKit()
  const { clock } = kit[internals].environment
  const connections = useStore(kit.stores.connections, (state) => state)
  const networks = useStore(kit.stores.networks, (state) => state)
  const [slowSwitch, setSlowSwitch] = useState<object | undefined>(undefined)

  const isWaiting = networks.switchingTo === networkId
  const [run, setRun] = useState<object>({})
  const failure =
    networks.switchFailure?.networkId === networkId
      ? networks.switchFailure
      : undefined

  useEffect(() => {
    if (!isWaiting) return
    const abort = new AbortController()
    clock.after(slowAnswerMs, () => setSlowSwitch(run), abort.signal)
    return () => abort.abort()
  }, [isWaiting, clock, run])

  function start() {
    setRun({})
    // The outcome is read from the store.
    switchNetwork(kit, { networkId }).catch(() => undefined)
  }
  return {
    phase: isWaiting
      ? networks.isAdding
        ? 'adding'
        : 'waiting'
      : failure
        ? 'failed'
        : selectNetworkId(connections, networks) === networkId
          ? 'switched'
          : 'idle',
    isSlow: isWaiting && slowSwitch === run,
    error: failure?.error,
    start,
    begin() {
      const { connections: store, networks: state } = kit.stores
      const { switchFailure, switchingTo } = state.getState()
      const isThere =
        selectNetworkId(store.getState(), state.getState()) === networkId
      const isAsked =
        switchingTo === networkId || switchFailure?.networkId === networkId
      if (!isThere && !isAsked) start()
    },
  }
}
