import type { SignMessage } from '@hasp/core'
import { mockAdapter, mockConnector } from '@hasp/core/testing'
import { privateKeyToAccount } from 'viem/accounts'

/** The account of `signableAdapter`. */
export const signableAddress = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'

/** An adapter with one wallet, Kite, that has a key and signs at once. */
export function signableAdapter() {
  const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
  const signMessage: SignMessage = async ({ texts: { site: message } }) => ({
    form: 'text',
    signature: await account.signMessage({ message }),
  })
  return mockAdapter({
    connectors: [
      mockConnector({
        networkId: 'eip155:31337',
        addresses: [signableAddress],
      }),
    ],
    capabilities: { loadSignMessage: async () => signMessage },
  })
}
