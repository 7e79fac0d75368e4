import { u8aWrapBytes } from '@polkadot/util'
import {
  cryptoWaitReady,
  encodeAddress,
  signatureVerify,
} from '@polkadot/util-crypto'
import { expect, test } from 'vitest'
import { connect } from '../../actions/connection/connect.js'
import { disconnect } from '../../actions/connection/disconnect.js'
import { getProvider } from '../../actions/connection/getProvider.js'
import { switchNetwork } from '../../actions/network/switchNetwork.js'
import { reviewSend } from '../../actions/transfer/reviewSend.js'
import type { PolkadotProvider } from '../../ports/PolkadotProvider.js'
import { selectConnected } from '../../stores/connection/connections.js'
import { createMemoryStore } from '../../testing/createMemoryStore.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { createFakeClock } from '../../testing/fakeClock.js'
import { fakePolkadotWallet } from '../../testing/polkadot/fakePolkadotWallet.js'
import { polkadotNetworks } from '../../testing/polkadot/polkadotNetworks.js'
import { polkadotKeys } from '../../testing/polkadot/setUpPolkadot.js'
import { polkadot } from './polkadotAdapter.js'

const [, kusama] = polkadotNetworks
const [ada, bo] = polkadotKeys

/** Visits of one visitor with one wallet to one site. */
function setUp() {
  const clock = createFakeClock()
  const store = createMemoryStore()
  const wallet = fakePolkadotWallet({ keys: polkadotKeys })
  const visit = () => {
    const window = new EventTarget()
    wallet.appear(window)
    const { kit, stop } = createTestKit(
      { adapters: [polkadot()], networks: polkadotNetworks },
      { clock, store, window },
    )
    const connection = () =>
      selectConnected(kit.stores.connections.getState(), 'polkadot')
    const isSignedBy = async ({ accountId }: typeof ada) => {
      await cryptoWaitReady()
      const namespace = 'polkadot'
      const provider = getProvider(kit, { namespace }) as PolkadotProvider
      const signature = await provider.signRaw({ data: '0x4869' })
      const bytes = u8aWrapBytes(new TextEncoder().encode('Hi'))
      const address = encodeAddress(accountId)
      return signatureVerify(bytes, signature, address).isValid
    }
    return { connection, isSignedBy, kit, stop }
  }
  return { clock, visit, wallet }
}

test('[R1.8] connection, network and chosen account are there after a reload, without a prompt', async () => {
  const { clock, visit, wallet } = setUp()
  const first = visit()
  await connect(first.kit, { connectorId: 'polkadot-js' })
  await switchNetwork(first.kit, { networkId: kusama.caipNetworkId })
  expect(first.connection()).toMatchObject({
    accounts: [
      { address: encodeAddress(ada.accountId, 2), type: 'eoa' },
      {},
      {},
    ],
    caipNetworkId: kusama.caipNetworkId,
  })
  await clock.advance(1_000)
  first.stop()
  const prompts = wallet.prompts()
  const second = visit()
  await clock.advance(1_000)
  expect(second.connection()).toEqual({
    ...first.connection(),
    reconnected: expect.anything(),
  })
  expect(wallet.prompts()).toBe(prompts)
  expect(await second.isSignedBy(ada)).toBe(true)
})

test('[R1.8] address and signer follow the wallet within 500 ms, before and after a reload', async () => {
  const { clock, visit, wallet } = setUp()
  const first = visit()
  await connect(first.kit, { connectorId: 'polkadot-js' })
  wallet.choose(1)
  await clock.advance(500)
  const address = encodeAddress(bo.accountId, 0)
  expect(first.connection()?.accounts[0].address).toBe(address)
  expect(await first.isSignedBy(bo)).toBe(true)
  await clock.advance(1_000)
  first.stop()
  const second = visit()
  await clock.advance(1_000)
  expect(second.connection()?.accounts[0].address).toBe(address)
  wallet.choose(0)
  await clock.advance(500)
  expect(second.connection()?.accounts[0].address).toBe(
    encodeAddress(ada.accountId, 0),
  )
  expect(await second.isSignedBy(ada)).toBe(true)
  expect(await second.isSignedBy(bo)).toBe(false)
})

test('[R1.8] a wallet that takes its grant back is disconnected, and not asked after a reload', async () => {
  const { clock, visit, wallet } = setUp()
  const first = visit()
  await connect(first.kit, { connectorId: 'polkadot-js' })
  await disconnect(first.kit, { namespace: 'polkadot' })
  expect(first.connection()).toBeUndefined()
  await clock.advance(1_000)
  first.stop()
  const calls = wallet.calls.length
  const second = visit()
  await clock.advance(10_000)
  expect(second.connection()).toBeUndefined()
  expect(wallet.calls).toHaveLength(calls)
  await connect(second.kit, { connectorId: 'polkadot-js' })
  wallet.revoke()
  await clock.advance(500)
  expect(second.connection()).toBeUndefined()
})

test('[R5.13] [R8.27] sending is an unsupported chain', async () => {
  const { visit } = setUp()
  const { kit } = visit()
  await connect(kit, { connectorId: 'polkadot-js' })
  const receiver = encodeAddress(bo.accountId, 0)
  const draft = { amount: '1', receiver }
  await expect(reviewSend(kit, { draft })).rejects.toMatchObject({
    code: 'UNSUPPORTED_CHAIN',
  })
})
