import {
  findNetwork,
  type Namespace,
  type Network,
  type NetworkId,
  type NetworkReference,
  namespaceOf,
  selectConnected,
  selectNetworkId,
  switchNetwork,
} from '@hasp/core'
import { asKitError, type KitError } from '@hasp/core/errors'
import { toNetworkId } from '@hasp/core/internal'
import { useState } from 'react'
import { useAction } from './useAction.js'
import { useKit } from './useKit.js'
import { useStore } from './useStore.js'

/** The network in use, and the state of a switch. */
export type NetworkState = {
  /** Undefined when the wallet is on a network that is not configured. */
  readonly network?: Network | undefined
  readonly networkId?: NetworkId | undefined
  readonly networks: readonly Network[]
  readonly isSupported: boolean
  /** Whether the wallet in use serves a network; any does without a wallet. */
  readonly isApproved: (networkId: NetworkId) => boolean
  /**
   * Asks the wallet for a network, named by itself, its CAIP-2 id or, on EVM,
   * its number. Rejects with the wallet's answer when the network did not
   * change: `USER_REJECTED`, `CHAIN_NOT_SUPPORTED` …, which is also `error`.
   */
  readonly switchTo: (network: NetworkReference) => Promise<void>
  readonly status: 'idle' | 'switching' | 'adding' | 'failed'
  readonly switchingTo?: NetworkId | undefined
  readonly error?: KitError | undefined
}

/**
 * The network in use, the configured ones, and how to switch between them.
 * @param parameters.namespace a namespace; the active one unless given
 * @see CAIP-2, EIP-3326 `wallet_switchEthereumChain`
 * @example
 * import { useNetwork } from '@hasp/react'
 *
 * const { network, switchTo } = useNetwork()
 */
export function useNetwork(
  parameters: { namespace?: Namespace | undefined } = {},
): NetworkState {
  const { namespace } = parameters
  const kit = useKit()
  const connections = useStore(kit.stores.connections, (state) => state)
  const state = useStore(kit.stores.networks, (networks) => networks)
  const [addingTo, setAddingTo] = useState<NetworkId | undefined>(undefined)
  const { run, status, error } = useAction(
    async (
      signal,
      networkId: NetworkId,
      onFailure: (error: KitError) => void,
    ) => {
      setAddingTo(undefined)
      const onAdding = () => setAddingTo(networkId)
      try {
        await switchNetwork(kit, { networkId, signal, onAdding })
      } catch (failure) {
        const error = asKitError(failure)
        onFailure(error)
        throw error
      }
    },
  )
  const switchTo = async (wanted: NetworkReference) => {
    const failures: KitError[] = []
    await run(toNetworkId(wanted), (failure) => failures.push(failure))
    for (const failure of failures) throw failure
  }
  const networkId = selectNetworkId(connections, state, namespace)
  const network = findNetwork(state, networkId)
  const { switchingTo } = state
  return {
    network,
    networkId,
    networks: namespace
      ? state.networks.filter((one) => one.chainNamespace === namespace)
      : state.networks,
    isSupported: network !== undefined || networkId === undefined,
    isApproved: (id) =>
      selectConnected(connections, namespaceOf(id))?.networkIds?.includes(id) ??
      true,
    switchTo,
    status: switchingTo
      ? addingTo === switchingTo
        ? 'adding'
        : 'switching'
      : status === 'error'
        ? 'failed'
        : 'idle',
    switchingTo,
    error,
  }
}
