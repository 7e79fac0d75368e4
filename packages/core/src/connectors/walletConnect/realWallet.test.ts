import { verifyMessage } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNodeSocket } from '../../../../../devstack/testing/openNodeSocket.js'
import {
  startTestRelay,
  type TestRelay,
} from '../../../../../devstack/testing/startTestRelay.js'
import {
  type RunningWallet,
  startWallet,
} from '../../../../../devstack/testing/wallets/startWallet.js'
import { connect } from '../../actions/connection/connect.js'
import { disconnect } from '../../actions/connection/disconnect.js'
import { getProvider } from '../../actions/connection/getProvider.js'
import { evm } from '../../adapters/evm/evmAdapter.js'
import { signClient } from '../../clients/signClient/signClient.js'
import { createWalletConnectClient } from '../../clients/walletConnect/createWalletConnectClient.js'
import { systemClock } from '../../environment/systemClock.js'
import type { WalletConnectClientFactory } from '../../ports/WalletConnectClient.js'
import { selectConnected } from '../../stores/connection/connections.js'
import { createMemoryStore } from '../../testing/createMemoryStore.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { walletConnect } from './walletConnect.js'

let relay: TestRelay
let wallet: RunningWallet
const stops: (() => void)[] = []

beforeAll(async () => {
  // The library then asks no host but the relay.
  process.env.IS_VITEST = 'true'
  relay = await startTestRelay()
  wallet = await startWallet('sign-client 2.21.8', relay.url)
})
afterAll(async () => {
  delete process.env.IS_VITEST
  for (const stop of stops) stop()
  await wallet.stop()
  await relay.stop()
})

function visit(
  client: WalletConnectClientFactory,
  store: ReturnType<typeof createMemoryStore>,
) {
  const site = createTestKit(
    {
      adapters: [evm()],
      networks: testNetworks,
      connectors: [walletConnect({ relayUrl: relay.url, client })],
    },
    { store, environment: { clock: systemClock } },
  )
  stops.push(site.stop)
  return site
}

const connected = ({ kit }: ReturnType<typeof visit>) =>
  selectConnected(kit.stores.connections.getState(), 'eip155')

const clients: readonly { name: string; client: WalletConnectClientFactory }[] =
  [
    {
      name: 'our client',
      client: (p) =>
        createWalletConnectClient({ ...p, openSocket: openNodeSocket }),
    },
    { name: 'sign-client', client: signClient() },
  ]

test.each(clients)(
  '[R1.2] $name pairs, signs, survives a reload and ends with a real wallet',
  async ({ client }) => {
    const store = createMemoryStore()
    const first = visit(client, store)
    const { kit } = first
    const connecting = connect(kit, { connectorId: 'walletConnect' })
    await expect.poll(() => kit.stores.pairing.getState().phase).toBe('ready')
    const state = kit.stores.pairing.getState()
    await wallet.order({ type: 'pair', uri: 'uri' in state ? state.uri : '' })
    const { accounts, peer } = await connecting
    expect(peer?.name).toBe('Wallet on sign-client 2.21.8')

    first.stop()
    const second = visit(client, store)
    await expect.poll(() => connected(second)?.accounts).toEqual(accounts)

    const [{ address }] = accounts
    const provider = getProvider(second.kit) as {
      request(p: { method: string; params: unknown[] }): Promise<`0x${string}`>
    }
    const message = 'Hello from Hasp'
    const raw = `0x${Buffer.from(message).toString('hex')}` as const
    const signature = await provider.request({
      method: 'personal_sign',
      params: [raw, address],
    })
    expect(
      await verifyMessage({
        address: address as `0x${string}`,
        message,
        signature,
      }),
    ).toBe(true)

    await disconnect(second.kit)
    expect(connected(second)).toBeUndefined()
    await expect.poll(() => wallet.order({ type: 'sessions' })).toEqual([])
  },
)
