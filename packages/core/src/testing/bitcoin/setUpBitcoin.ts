import { bitcoin as namespace } from '../../adapters/bitcoin/bitcoinAdapter.js'
import type { Network } from '../../entities/network/network.js'
import { bitcoinMainnet } from '../../networks/bitcoin/bitcoinMainnet.js'
import { bitcoinTestnet } from '../../networks/bitcoin/bitcoinTestnet.js'
import type { BitcoinProvider } from '../../ports/BitcoinProvider.js'
import type { Connector, ConnectorEvent } from '../../ports/Connector.js'
import { createTestEnvironment } from '../createTestEnvironment.js'
import type { createFakeClock } from '../fakeClock.js'

/**
 * A connector over the one wallet of a page, with time standing still.
 * @param parameters.appear puts the wallet into the page
 */
export function setUpBitcoin(parameters: {
  readonly clock: ReturnType<typeof createFakeClock>
  readonly appear: (window: EventTarget) => unknown
  readonly networks?: readonly Network[]
}) {
  const {
    appear,
    clock,
    networks = [bitcoinMainnet, bitcoinTestnet],
  } = parameters
  const window = new EventTarget()
  const environment = createTestEnvironment({ clock, window })
  const controller = new AbortController()
  const { signal } = controller
  const found: Connector[] = []
  appear(window)
  namespace()
    .create({ environment, networks })
    .discover(
      {
        onFound: (connector) => found.push(connector),
        onLost: () => undefined,
      },
      signal,
    )
  const [connector] = found
  if (!connector) throw new Error('The wallet was not found')
  const events: ConnectorEvent[] = []
  return {
    connector,
    events,
    signal,
    provider: connector.getProvider() as BitcoinProvider,
    /** Connects, and hears what the wallet tells from then on. */
    async connect() {
      const session = await connector.connect({ signal })
      connector.listen((event) => events.push(event), signal)
      await clock.settle()
      return session
    },
  }
}
