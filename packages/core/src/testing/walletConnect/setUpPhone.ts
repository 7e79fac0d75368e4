import { expect } from 'vitest'
import { connect } from '../../actions/connection/connect.js'
import { getProvider } from '../../actions/connection/getProvider.js'
import { evm } from '../../adapters/evm/evmAdapter.js'
import { walletConnect } from '../../connectors/walletConnect/walletConnect.js'
import { defineNetwork } from '../../entities/network/network.js'
import type { WalletConnectSession } from '../../ports/WalletConnectClient.js'
import { selectConnected } from '../../stores/connection/connections.js'
import { createTestKit } from '../createTestKit.js'
import { mockAdapter } from '../mockAdapter.js'
import { testNetworks } from '../testNetworks.js'
import { fakePhoneClient, phoneSession } from './fakePhoneClient.js'

export const phoneAddress = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
export const otherPhoneAddress = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'
export const sun = defineNetwork({
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Sun',
  chainNamespace: 'solana',
  nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [] } },
})
export const sunAccount = 'DYw8jCTfwHNRJhhmFcbXvVDTqWMEVFBX6ZKUmG5CNSKK'
export const sunNamespace = {
  accounts: [`${sun.caipNetworkId}:${sunAccount}`],
  chains: [sun.caipNetworkId],
  methods: ['solana_signMessage'],
  events: [],
}
export const bothNamespaces = {
  namespaces: { ...phoneSession.namespaces, solana: sunNamespace },
}

/** A site with two namespaces and a phone whose wallet the test decides. */
export function setUpPhone(
  options: Parameters<typeof createTestKit>[0] = {},
  setup: Parameters<typeof createTestKit>[1] = {},
  phone = fakePhoneClient(),
) {
  const made = createTestKit(
    {
      adapters: [evm(), mockAdapter({ namespace: 'solana' })],
      networks: [...testNetworks, sun],
      connectors: [
        walletConnect({
          relayUrl: 'wss://relay.example',
          client: phone.create,
        }),
      ],
      ...options,
    },
    setup,
  )
  const { connections } = made.kit.stores
  return {
    ...made,
    phone,
    connected: (namespace: 'eip155' | 'solana' = 'eip155') =>
      selectConnected(connections.getState(), namespace),
    async pair(
      session: Partial<WalletConnectSession> = {},
      parameters: Partial<connect.Parameters> = {},
    ) {
      const made = phone.pairings.length
      const connecting = connect(this.kit, {
        connectorId: 'walletConnect',
        ...parameters,
      })
      await expect.poll(() => phone.pairings.length).toBe(made + 1)
      phone.last().approve(session)
      return await connecting
    },
    provider: () =>
      getProvider(made.kit, { namespace: 'eip155' }) as {
        request(request: { method: string; params?: unknown }): Promise<unknown>
        on(event: string, listener: (value: unknown) => void): void
      },
  }
}
