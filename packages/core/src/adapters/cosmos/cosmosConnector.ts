import type { ConnectorInfo } from '../../entities/connection/connectorInfo.js'
import type { Network } from '../../entities/network/network.js'
import type { NetworkId } from '../../entities/network/networkId.js'
import { isKitError, KitError } from '../../errors/KitError.js'
import type {
  Connector,
  ConnectorEvent,
  ConnectorSession,
} from '../../ports/Connector.js'
import type { Clock } from '../../ports/Environment.js'
import { joinSignals } from '../../utils/joinSignals.js'
import { withDeadline } from '../../utils/withDeadline.js'
import { onceQuiet } from '../injected/onceQuiet.js'
import { canSuggest } from './canSuggest.js'
import { createLazyProvider } from './createLazyProvider.js'
import { enableChains } from './enableChains.js'
import type { KeplrProvider } from './KeplrProvider.js'
import { loadGetKey } from './loadGetKey.js'
import { requestAccess } from './requestAccess.js'

type Open = {
  readonly provider: KeplrProvider
  readonly network: Network
  readonly address: string
  readonly networkIds?: readonly NetworkId[] | undefined
}

/** A wallet whose account changed has so long to name the new one. */
const keyLimitMs = 3_000

/**
 * A connector over a wallet of the Keplr kind. The wallet decides about the
 * account, which is written differently on each network; the site decides
 * about the network.
 * @param parameters.read the wallet as it is on the page now
 */
export function cosmosConnector(parameters: {
  readonly clock: Clock
  readonly info: ConnectorInfo
  readonly keystoreEvent: string
  readonly networks: readonly Network[]
  readonly read: () => KeplrProvider | undefined
  readonly window: EventTarget
}): Connector {
  const { clock, info, keystoreEvent, networks, read, window } = parameters
  const listeners = new Set<(event: ConnectorEvent) => void>()
  let now: Open | undefined
  let listening = new AbortController()

  const tell = (event: ConnectorEvent) => {
    for (const listener of [...listeners]) listener(event)
  }
  const found = () => {
    const provider = read()
    if (provider) return provider
    throw new KitError('WALLET_NOT_FOUND', { connectorId: info.id })
  }
  const move = (next: Open) => {
    const before = now
    now = next
    const { accounts, caipNetworkId, networkIds } = toSession(next)
    if (before?.address !== next.address)
      tell({ type: 'accountsChanged', accounts, networkIds })
    if (before?.network !== next.network)
      tell({ type: 'networkChanged', caipNetworkId })
  }
  const follow = async (signal: AbortSignal): Promise<void> => {
    const before = now
    if (!before) return
    const { network, provider } = before
    try {
      const getKey = await loadGetKey()
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
      tell({ type: 'disconnected' })
    }
  }
  const provider = createLazyProvider(() => now)

  return {
    info,
    namespace: 'cosmos',
    promptsAnew: true,
    getProvider: () => provider,
    async connect({ networkId, signal }) {
      const provider = found()
      const [enabled, getKey] = await Promise.all([
        enableChains({
          provider,
          networks: wantedFirst(networks, networkId),
          signal,
        }),
        loadGetKey(),
      ])
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
    async reconnect({ networkId = now?.network.caipNetworkId, signal }) {
      const provider = found()
      // Any other network than the one of before could raise a prompt.
      const network = networks.find((one) => one.caipNetworkId === networkId)
      if (!network) return undefined
      const loading = loadGetKey()
      try {
        await requestAccess(provider, [network], signal)
      } catch (error) {
        loading.catch(() => undefined)
        const isOver =
          isKitError(error, 'WALLET_UNAUTHORIZED') ||
          isKitError(error, 'CHAIN_NOT_ADDED')
        if (isOver) return undefined
        throw error
      }
      const getKey = await loading
      const address = await getKey(provider, network, signal)
      now = { provider, network, address, networkIds: now?.networkIds }
      return toSession(now)
    },
    async disconnect() {
      now = undefined
      listening.abort()
      listening = new AbortController()
    },
    async switchNetwork({ network, onAdding, signal }) {
      if (!now) throw new KitError('WALLET_DISCONNECTED')
      const { provider } = now
      const [getKey] = await Promise.all([
        loadGetKey(),
        enableChains({ provider, networks: [network], onAdding, signal }),
      ])
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

function wantedFirst(
  networks: readonly Network[],
  wanted: NetworkId | undefined,
): readonly Network[] {
  const isWanted = ({ caipNetworkId }: Network) => caipNetworkId === wanted
  return [
    ...networks.filter(isWanted),
    ...networks.filter((network) => !isWanted(network)),
  ]
}
