import { pubkeyToAddress } from '@cosmjs/amino'
import { expect, test } from 'vitest'
import { connect } from '../../actions/connection/connect.js'
import { disconnect } from '../../actions/connection/disconnect.js'
import { getProvider } from '../../actions/connection/getProvider.js'
import { switchNetwork } from '../../actions/network/switchNetwork.js'
import { reviewSend } from '../../actions/transfer/reviewSend.js'
import type { Network } from '../../entities/network/network.js'
import type { CosmosProvider } from '../../ports/CosmosProvider.js'
import { selectConnected } from '../../stores/connection/connections.js'
import { cosmosNetworks } from '../../testing/cosmos/cosmosNetworks.js'
import { fakeKeplrWallet } from '../../testing/cosmos/fakeKeplrWallet.js'
import { cosmosChains, cosmosKeys } from '../../testing/cosmos/setUpCosmos.js'
import { createMemoryStore } from '../../testing/createMemoryStore.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { createFakeClock } from '../../testing/fakeClock.js'
import { cosmos } from './cosmosAdapter.js'

const [hub, osmosis, local] = cosmosNetworks
const [ada, bo] = cosmosKeys
const connectorId = 'app.keplr'

/** Visits of one visitor with one wallet to one site. */
function setUp() {
  const clock = createFakeClock()
  const store = createMemoryStore()
  const wallet = fakeKeplrWallet({ keys: cosmosKeys, chains: cosmosChains })
  const visit = (networks: readonly Network[] = cosmosNetworks) => {
    const window = new EventTarget()
    wallet.appear(window)
    const { kit, stop } = createTestKit(
      { adapters: [cosmos()], networks },
      { clock, store, window },
    )
    const connection = () =>
      selectConnected(kit.stores.connections.getState(), 'cosmos')
    const signer = async (prefix: string) => {
      const provider = getProvider(kit, {
        namespace: 'cosmos',
      }) as CosmosProvider
      const { pub_key: key } = await provider.signArbitrary({ data: 'Hi' })
      return pubkeyToAddress(key, prefix)
    }
    return { connection, kit, signer, stop }
  }
  return { clock, visit, wallet }
}

test('[R1.9] connection and network are there after a reload, without a prompt', async () => {
  const { clock, visit, wallet } = setUp()
  const first = visit()
  await connect(first.kit, { connectorId })
  await switchNetwork(first.kit, { networkId: osmosis.caipNetworkId })
  expect(first.connection()).toMatchObject({
    accounts: [{ address: ada.address('osmo'), type: 'eoa' }],
    caipNetworkId: osmosis.caipNetworkId,
  })
  await clock.advance(1_000)
  first.stop()
  const prompts = wallet.prompts()
  const second = visit()
  await clock.advance(1_000)
  expect(second.connection()).toMatchObject({
    accounts: [{ address: ada.address('osmo'), type: 'eoa' }],
    caipNetworkId: osmosis.caipNetworkId,
  })
  expect(wallet.prompts()).toBe(prompts)
})

test('[R1.9] a network that the site has no longer is not made up for by a prompt', async () => {
  const { clock, visit, wallet } = setUp()
  const first = visit()
  await connect(first.kit, { connectorId })
  await switchNetwork(first.kit, { networkId: osmosis.caipNetworkId })
  await clock.advance(1_000)
  first.stop()
  const prompts = wallet.prompts()
  const calls = wallet.calls.length
  const second = visit([local, hub])
  await clock.advance(10_000)
  expect(second.connection()).toBeUndefined()
  expect(wallet.prompts()).toBe(prompts)
  expect(wallet.calls).toHaveLength(calls)
  await connect(second.kit, { connectorId })
  expect(second.connection()?.status).toBe('connected')
})

test('[R1.9] address and signer follow the wallet within 500 ms, before and after a reload', async () => {
  const { clock, visit, wallet } = setUp()
  const first = visit()
  await connect(first.kit, { connectorId })
  wallet.choose(1)
  await clock.advance(500)
  expect(first.connection()?.accounts[0].address).toBe(bo.address('cosmos'))
  expect(await first.signer('cosmos')).toBe(bo.address('cosmos'))
  await clock.advance(1_000)
  first.stop()
  const second = visit()
  await clock.advance(1_000)
  expect(second.connection()?.accounts[0].address).toBe(bo.address('cosmos'))
  wallet.choose(0)
  await clock.advance(500)
  expect(second.connection()?.accounts[0].address).toBe(ada.address('cosmos'))
  expect(await second.signer('cosmos')).toBe(ada.address('cosmos'))
})

test('[R1.9] a network that the wallet does not know is added on the way', async () => {
  const { visit } = setUp()
  const { connection, kit } = visit()
  await connect(kit, { connectorId })
  const adding: boolean[] = []
  await switchNetwork(kit, {
    networkId: local.caipNetworkId,
    onAdding: () => adding.push(true),
  })
  expect(adding).toEqual([true])
  expect(connection()).toMatchObject({
    accounts: [{ address: ada.address('hasp') }],
    caipNetworkId: local.caipNetworkId,
  })
  expect(kit.stores.networks.getState().selected.cosmos).toBe(
    local.caipNetworkId,
  )
})

test('[R1.9] a declined network leaves everything as it was', async () => {
  const { visit, wallet } = setUp()
  const { connection, kit } = visit()
  await connect(kit, { connectorId })
  wallet.decide('suggest', { type: 'reject' })
  await expect(
    switchNetwork(kit, { networkId: local.caipNetworkId }),
  ).rejects.toMatchObject({ code: 'USER_REJECTED' })
  expect(connection()).toMatchObject({
    accounts: [{ address: ada.address('cosmos') }],
    caipNetworkId: hub.caipNetworkId,
  })
})

test('[R1.9] a wallet that was disconnected is not asked after a reload', async () => {
  const { clock, visit, wallet } = setUp()
  const first = visit()
  await connect(first.kit, { connectorId })
  await disconnect(first.kit, { namespace: 'cosmos' })
  await clock.advance(1_000)
  first.stop()
  const calls = wallet.calls.length
  const second = visit()
  await clock.advance(10_000)
  expect(second.connection()).toBeUndefined()
  expect(wallet.calls).toHaveLength(calls)
})

test('[R5.13] [R8.27] sending is an unsupported chain', async () => {
  const { visit } = setUp()
  const { kit } = visit()
  await connect(kit, { connectorId })
  const draft = { amount: '1', receiver: bo.address('cosmos') }
  await expect(reviewSend(kit, { draft })).rejects.toMatchObject({
    code: 'UNSUPPORTED_CHAIN',
  })
})
