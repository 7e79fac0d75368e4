import type { NetworkId } from '../../entities/network/networkId.js'
import type { Connector, ConnectorEvent } from '../../ports/Connector.js'
import type { BoundAdapter } from '../../ports/NamespaceAdapter.js'
import type { AdapterFixture } from './AdapterFixture.js'

/** A case of the suite: it throws when the adapter does not hold. */
export type AdapterCase = {
  readonly title: string
  readonly run: (context: SuiteContext) => Promise<void>
}

/** A fixture with its adapter bound and listened to. */
export type SuiteContext = AdapterFixture & {
  readonly bound: BoundAdapter
  readonly found: readonly Connector[]
  readonly lost: readonly Connector[]
  readonly signal: AbortSignal
  stop(): void
  /** The wallet's connector, once it has appeared. */
  connector(): Promise<Connector>
  /** Hears what a connected wallet tells. */
  receive(connector: Connector): readonly ConnectorEvent[]
  networkId(index: 0 | 1): NetworkId
  /** Both addresses of the wallet on one of the networks. */
  addresses(networkId: NetworkId): readonly [string, string]
}

/** Times that the adapters' own rounds of looking for wallets take. */
const lookingMs = 5_000

/** Binds a fixture's adapter; the wallet is not there yet. */
export function openContext(fixture: AdapterFixture): SuiteContext {
  const controller = new AbortController()
  const { signal } = controller
  const { adapter, clock, environment, networks, wallet } = fixture
  const found: Connector[] = []
  const lost: Connector[] = []
  const bound = adapter.create({ environment, networks })
  return {
    ...fixture,
    bound,
    found,
    lost,
    signal,
    stop: () => controller.abort(),
    async connector() {
      wallet.install(environment.window as unknown as EventTarget)
      bound.discover(
        {
          onFound: (connector) => found.push(connector),
          onLost: (connector) => lost.push(connector),
        },
        signal,
      )
      await clock.advance(lookingMs)
      const [first] = found
      if (!first) throw new Error('The wallet was not found')
      return first
    },
    receive(connector) {
      const events: ConnectorEvent[] = []
      connector.listen((event) => events.push(event), signal)
      return events
    },
    networkId: (index) => networks[index].caipNetworkId,
    addresses(networkId) {
      const network = networks.find(
        ({ caipNetworkId }) => caipNetworkId === networkId,
      )
      if (!network)
        throw new Error(`Not a network of the fixture: ${networkId}`)
      return wallet.addresses(network)
    },
  }
}
