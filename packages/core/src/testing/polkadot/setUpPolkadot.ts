import { polkadot } from '../../adapters/polkadot/polkadotAdapter.js'
import type { Connector } from '../../ports/Connector.js'
import type { PolkadotProvider } from '../../ports/PolkadotProvider.js'
import { createTestEnvironment } from '../createTestEnvironment.js'
import { createFakeClock } from '../fakeClock.js'
import { createPolkadotKey } from './createPolkadotKey.js'
import { fakePolkadotWallet } from './fakePolkadotWallet.js'
import { polkadotNetworks } from './polkadotNetworks.js'

/** One key of each kind. */
export const polkadotKeys = [
  createPolkadotKey('sr25519', 'Ada'),
  createPolkadotKey('ed25519', 'Bo'),
  createPolkadotKey('ecdsa', 'Cy'),
] as const

/** A page with the namespace's adapter, and no wallet on it yet. */
export function setUpPolkadotPage(
  options: polkadot.Options = {},
  window: EventTarget = new EventTarget(),
) {
  const clock = createFakeClock()
  const controller = new AbortController()
  const { signal } = controller
  const found: Connector[] = []
  const adapter = polkadot(options).create({
    environment: createTestEnvironment({ clock, window }),
    networks: polkadotNetworks,
    site: { name: 'Shop' },
  })
  const discover = () =>
    adapter.discover(
      {
        onFound: (connector) => {
          if (!found.includes(connector)) found.push(connector)
        },
        onLost: () => undefined,
      },
      signal,
    )
  const ids = () => found.map(({ info }) => info.id)
  return { adapter, clock, controller, discover, found, ids, signal, window }
}

/** A connector over an extension with three keys. */
export function setUpPolkadot(
  options: Partial<Parameters<typeof fakePolkadotWallet>[0]> = {},
) {
  const page = setUpPolkadotPage()
  const wallet = fakePolkadotWallet({ keys: polkadotKeys, ...options })
  wallet.appear(page.window)
  page.discover()
  const [connector] = page.found
  if (!connector) throw new Error('The wallet was not found')
  const provider = connector.getProvider() as PolkadotProvider
  return { ...page, connector, provider, wallet }
}
