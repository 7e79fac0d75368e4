import type { NonEmpty } from '../../entities/connection/connection.js'
import { findNetwork } from '../../entities/network/findNetwork.js'
import type { Network } from '../../entities/network/network.js'
import type { NetworkId } from '../../entities/network/networkId.js'
import { isKitError, KitError } from '../../errors/KitError.js'
import type { LoadedConnector } from '../../lazy/lazyConnector.js'
import type { ConnectorEvent, ConnectorSession } from '../../ports/Connector.js'
import type { CosmosProvider } from '../../ports/CosmosProvider.js'
import type { Clock } from '../../ports/Environment.js'
import { joinSignals } from '../../utils/joinSignals.js'
import { withDeadline } from '../../utils/withDeadline.js'
import { onceQuiet } from '../injected/onceQuiet.js'
import { canSuggest } from './canSuggest.js'
import { createCosmosProvider } from './createCosmosProvider.js'
import { enableChains } from './enableChains.js'
import { getKey } from './getKey.js'
import type { KeplrProvider } from './KeplrProvider.js'

type Open = {
  readonly provider: KeplrProvider
  readonly network: Network
  readonly address: string
  readonly networkIds?: readonly NetworkId[] | undefined
}

/** How long a wallet may take to name its new account. */
const keyLimitMs = 3_000

/** A wallet and the networks for which it has just given access. */
export type Enabled = {
  readonly provider: KeplrProvider
  readonly networks: NonEmpty<Network>
}

/** Keeps the session with a wallet of the Keplr kind. */
export function openWallet(parameters: {
  readonly clock: Clock
  readonly enableSilently: (
    network: Network,
    signal: AbortSignal,
  ) => Promise<Enabled>
  readonly keystoreEvent: string
  readonly networks: readonly Network[]
  readonly window: EventTarget
}): LoadedConnector<Enabled, CosmosProvider> {
  const { clock, enableSilently, keystoreEvent, networks, window } = parameters
  const listeners = new Set<(event: ConnectorEvent) => void>()
  let now: Open | undefined
  let listening = new AbortController()

  const notify = (event: ConnectorEvent) => {
    for (const listener of [...listeners]) listener(event)
  }
  const move = (next: Open) => {
    const before = now
    now = next
    const { accounts, caipNetworkId, networkIds } = toSession(next)
    if (before?.address !== next.address)
      notify({ type: 'accountsChanged', accounts, networkIds })
    if (before?.network !== next.network)
      notify({ type: 'networkChanged', caipNetworkId })
  }
  const follow = async (signal: AbortSignal): Promise<void> => {
    const before = now
    if (!before) return
    const { network, provider } = before
    try {
      const address = await withDeadline({
        run: (deadline) => getKey(provider, network, deadline),
        clock,
        limitMs: keyLimitMs,
        signal,
      })
      if (now === before) move({ ...before, address })
      // Meanwhile another network: its account may be the old one's.
      else await follow(signal)
    } catch {
      if (signal.aborted) return
      if (now !== before) return await follow(signal)
      now = undefined
      notify({ type: 'disconnected' })
    }
  }

  return {
    provider: createCosmosProvider(() => now),
    async connect({ signal }, { provider, networks: enabled }) {
      const [network] = enabled
      const served = networks.filter(
        (one) => enabled.includes(one) || canSuggest(provider, one),
      )
      const address = await getKey(provider, network, signal)
      now = {
        provider,
        network,
        address,
        ...(served.length < networks.length && {
          networkIds: served.map(({ caipNetworkId }) => caipNetworkId),
        }),
      }
      return toSession(now)
    },
    async reconnect({ networkId, signal }, begun) {
      // Any other network than the one of before could raise a prompt.
      const wanted = networkId ?? now?.network.caipNetworkId
      const network = findNetwork({ networks }, wanted)
      if (!network) return undefined
      try {
        const { provider } = await (begun ?? enableSilently(network, signal))
        const address = await getKey(provider, network, signal)
        now = { provider, network, address, networkIds: now?.networkIds }
        return toSession(now)
      } catch (error) {
        const isOver =
          isKitError(error, 'WALLET_UNAUTHORIZED') ||
          isKitError(error, 'CHAIN_NOT_ADDED')
        if (isOver) return undefined
        throw error
      }
    },
    async disconnect() {
      now = undefined
      listening.abort()
      listening = new AbortController()
    },
    async switchNetwork({ network, onAdding, signal }) {
      if (!now) throw new KitError('WALLET_DISCONNECTED')
      const { provider } = now
      await enableChains({ provider, networks: [network], onAdding, signal })
      const address = await getKey(provider, network, signal)
      if (!now) throw new KitError('WALLET_DISCONNECTED')
      move({ ...now, network, address })
    },
    listen(listener, signal) {
      const { controller } = joinSignals(signal, listening.signal)
      if (controller.signal.aborted) return
      listeners.add(listener)
      controller.signal.addEventListener('abort', () =>
        listeners.delete(listener),
      )
      const note = onceQuiet({
        clock,
        onValue: () => follow(controller.signal),
        signal: controller.signal,
      })
      window.addEventListener(keystoreEvent, note, {
        signal: controller.signal,
      })
    },
  }
}

function toSession({ address, network, networkIds }: Open): ConnectorSession {
  return {
    accounts: [{ address, type: 'eoa' }],
    caipNetworkId: network.caipNetworkId,
    ...(networkIds && { networkIds }),
  }
}
