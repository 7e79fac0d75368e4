import { verifyMessage } from 'viem'
import { evm } from '../../adapters/evm/evmAdapter.js'
import type { Eip1193Provider } from '../../eip1193/Eip1193Provider.js'
import { fromProviderError } from '../../eip1193/fromProviderError.js'
import { isKitError } from '../../errors/KitError.js'
import type { AdapterFixture } from '../adapterSuite/AdapterFixture.js'
import { createTestEnvironment } from '../createTestEnvironment.js'
import { createFakeClock } from '../fakeClock.js'
import { createMockWallet } from '../mockWallets/createMockWallet.js'
import { testNetworks } from '../testNetworks.js'

const message = '0x48656c6c6f'

/** A wallet by EIP-6963 with two local keys, for the adapter suite. */
export async function createEvmFixture(): Promise<AdapterFixture> {
  const clock = createFakeClock()
  return {
    adapter: evm(),
    environment: createTestEnvironment({ clock }),
    clock,
    networks: [...testNetworks],
    networkIsChosenBy: 'wallet',
    wallet: await createMockWallet({
      namespace: 'eip155',
      chainId: 31337,
      clock,
    }),
    async signsAs(connector, address) {
      const provider = connector.getProvider() as Eip1193Provider
      const method = 'personal_sign'
      const signature = await Promise.resolve(
        provider.request({ method, params: [message, address] }),
      ).catch((reason: unknown) => {
        const error = fromProviderError(reason, method)
        // The wallet does not sign as an account that the page cannot see.
        if (isKitError(error, 'WALLET_UNAUTHORIZED')) return undefined
        throw error
      })
      if (signature === undefined) return false
      return await verifyMessage({
        address: address as `0x${string}`,
        message: { raw: message },
        signature: signature as `0x${string}`,
      })
    },
  }
}
