import { hexToU8a, u8aWrapBytes } from '@polkadot/util'
import { cryptoWaitReady, signatureVerify } from '@polkadot/util-crypto'
import { polkadot } from '../../adapters/polkadot/polkadotAdapter.js'
import type { PolkadotProvider } from '../../ports/PolkadotProvider.js'
import type { AdapterFixture } from '../adapterSuite/AdapterFixture.js'
import { createTestEnvironment } from '../createTestEnvironment.js'
import { createFakeClock } from '../fakeClock.js'
import { createMockWallet } from '../mockWallets/createMockWallet.js'
import { polkadotNetworks } from './polkadotNetworks.js'

/** `Hello` */
const data = '0x48656c6c6f'

/** An extension with two local keys, for the adapter suite. */
export async function createPolkadotFixture(): Promise<AdapterFixture> {
  const clock = createFakeClock()
  return {
    adapter: polkadot(),
    environment: createTestEnvironment({ clock }),
    clock,
    networks: [...polkadotNetworks],
    networkIsChosenBy: 'site',
    wallet: await createMockWallet({ namespace: 'polkadot', clock }),
    async signsAs(connector, address) {
      await cryptoWaitReady()
      const provider = connector.getProvider() as PolkadotProvider
      const signature = await provider.signRaw({ data })
      const signed = u8aWrapBytes(hexToU8a(data))
      return signatureVerify(signed, signature, address).isValid
    },
  }
}
