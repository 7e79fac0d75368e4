import { expect, it } from 'vitest'
import { getActiveAccount } from '../../actions/account/getActiveAccount.js'
import { getBalance } from '../../actions/account/getBalance.js'
import { connect } from '../../actions/connection/connect.js'
import { switchNetwork } from '../../actions/network/switchNetwork.js'
import { reviewSend } from '../../actions/transfer/reviewSend.js'
import { bitcoinMainnet as mainnet } from '../../networks/bitcoin/bitcoinMainnet.js'
import { bitcoinTestnet } from '../../networks/bitcoin/bitcoinTestnet.js'
import { selectActive } from '../../stores/connection/connections.js'
import { fakeUnisat } from '../../testing/bitcoin/fakeUnisat.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { createFakeClock } from '../../testing/fakeClock.js'
import { bitcoin } from './bitcoinAdapter.js'

function visit(earlier?: Partial<ReturnType<typeof createTestKit>>) {
  const clock = createFakeClock()
  const wallet = fakeUnisat({ clock })
  const window = earlier?.window ?? new EventTarget()
  if (!earlier) wallet.inject(window)
  const setup = createTestKit(
    { adapters: [bitcoin()], networks: [mainnet, bitcoinTestnet] },
    { clock, window, ...(earlier?.store && { store: earlier.store }) },
  )
  const active = () => {
    const found = selectActive(
      setup.kit.stores.connections.getState(),
      'bip122',
    )
    return found?.status === 'connected' ? found : undefined
  }
  return { ...setup, active, wallet }
}

it('[R1.7] [R3.2] connects Bitcoin, follows its wallet, and comes back', async () => {
  const first = visit()
  const { active, clock, kit, wallet } = first
  await connect(kit, { connectorId: 'io.unisat', namespace: 'bip122' })
  expect(active()).toMatchObject({
    namespace: 'bip122',
    caipNetworkId: mainnet.caipNetworkId,
    accounts: [{ address: wallet.address(0), type: 'payment' }],
  })
  wallet.choose(1)
  await clock.advance(500)
  expect(active()?.accounts[0].address).toBe(wallet.address(1))
  await clock.advance(5_000)
  first.stop()

  const second = visit(first)
  await second.clock.advance(1_000)
  expect(second.active()?.accounts[0].address).toBe(wallet.address(1))
  expect(wallet.prompts()).toBe(1)
  wallet.choose(2)
  await second.clock.advance(500)
  expect(second.active()?.accounts[0].address).toBe(wallet.address(2))
  second.stop()
})

it('[R2.10] switches the network of Bitcoin, and its addresses', async () => {
  const { active, clock, kit, stop, wallet } = visit()
  await connect(kit, { connectorId: 'io.unisat', namespace: 'bip122' })
  await switchNetwork(kit, { networkId: bitcoinTestnet.caipNetworkId })
  await clock.advance(500)
  expect(active()).toMatchObject({
    caipNetworkId: bitcoinTestnet.caipNetworkId,
    accounts: [{ address: wallet.address(0, 'testnet') }],
  })
  stop()
})

it('[R5.13] [R9.34] says Unsupported chain for balances and sending', async () => {
  const { kit, stop } = visit()
  await connect(kit, { connectorId: 'io.unisat', namespace: 'bip122' })
  await expect(getBalance(kit, getActiveAccount(kit))).rejects.toThrow(
    'Unsupported chain',
  )
  const draft = { amount: '1', receiver: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2' }
  await expect(reviewSend(kit, { draft })).rejects.toThrow('Unsupported chain')
  stop()
})
