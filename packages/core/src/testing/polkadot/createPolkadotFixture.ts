import { hexToU8a, u8aWrapBytes } from '@polkadot/util'
import {
  cryptoWaitReady,
  encodeAddress,
  signatureVerify,
} from '@polkadot/util-crypto'
import { polkadot } from '../../adapters/polkadot/polkadotAdapter.js'
import type { PolkadotProvider } from '../../ports/PolkadotProvider.js'
import type { AdapterFixture } from '../adapterSuite/FamilyWallet.js'
import { createTestEnvironment } from '../createTestEnvironment.js'
import { createFakeClock } from '../fakeClock.js'
import { createPolkadotKey } from './createPolkadotKey.js'
import { fakePolkadotWallet } from './fakePolkadotWallet.js'
import { polkadotNetworks } from './polkadotNetworks.js'

const keys = [
  createPolkadotKey('sr25519', 'Ada'),
  createPolkadotKey('ed25519', 'Bo'),
] as const

/** `Hello` */
const data = '0x48656c6c6f'

/** An extension with two local keys, for the adapter suite. */
export function createPolkadotFixture(): AdapterFixture {
  const clock = createFakeClock()
  const environment = createTestEnvironment({ clock })
  const wallet = fakePolkadotWallet({ keys })
  return {
    adapter: polkadot(),
    environment,
    clock,
    networks: [...polkadotNetworks],
    networkIsChosenBy: 'site',
    wallet: {
      ...wallet,
      addresses(networkId) {
        const network = polkadotNetworks.find(
          ({ caipNetworkId }) => caipNetworkId === networkId,
        )
        const prefix = network?.ss58Prefix ?? 42
        const [first, second] = keys
        return [
          encodeAddress(first.accountId, prefix),
          encodeAddress(second.accountId, prefix),
        ]
      },
    },
    async signsAs(connector, address) {
      await cryptoWaitReady()
      const provider = connector.getProvider() as PolkadotProvider
      const signature = await provider.signRaw({ data })
      const signed = u8aWrapBytes(hexToU8a(data))
      return signatureVerify(signed, signature, address).isValid
    },
  }
}
