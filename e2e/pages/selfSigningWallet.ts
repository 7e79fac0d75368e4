import type { PrivateKeyAccount } from 'viem/accounts'
import {
  type MockEvmWallet,
  mockEvmWallet,
} from '../../packages/core/src/exports/testing.js'
import { nodeA, stack } from '../chains.js'

/**
 * A wallet with an account of nobody else, which signs messages by itself.
 * @param options.onSign called before it signs
 */
export function selfSigningWallet(
  key: PrivateKeyAccount,
  { onSign }: { onSign?: () => void } = {},
): MockEvmWallet {
  return mockEvmWallet({
    name: 'Kite',
    accounts: [key.address],
    chainId: stack.evmA.chainId,
    forward({ method, params }) {
      if (method !== 'personal_sign')
        return nodeA.request({ method, params } as never)
      onSign?.()
      const [raw] = params as [`0x${string}`]
      return key.signMessage({ message: { raw } })
    },
  })
}
