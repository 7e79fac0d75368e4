import { expect, test } from 'vitest'
import { connect } from '../../actions/connection/connect.js'
import { switchNetwork } from '../../actions/network/switchNetwork.js'
import { selectConnected } from '../../stores/connection/connections.js'
import { createTestKit } from '../../testing/createTestKit.js'
import {
  type MockEvmWallet,
  mockEvmWallet,
} from '../../testing/evm/mockEvmWallet.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { evm } from './evmAdapter.js'

const [here, there] = [31_337, 31_338]
const hex = (chainId: number) => `0x${chainId.toString(16)}`

/** A connected wallet, of which the test decides how it switches. */
async function setUp({ isReloaded = false } = {}) {
  const wallet = mockEvmWallet({ chainId: here, knownChainIds: [there] })
  const visit = (setup?: Parameters<typeof createTestKit>[1]) => {
    const made = createTestKit(
      { adapters: [evm()], networks: testNetworks },
      setup,
    )
    wallet.announce(made.window)
    return made
  }
  let site = visit()
  await connect(site.kit, { connectorId: wallet.rdns })
  if (isReloaded) {
    site.stop()
    const { clock, store } = site
    site = visit({ clock, store })
    await clock.advance(1_000)
  }
  const { clock, kit } = site
  const networkId = () =>
    selectConnected(kit.stores.connections.getState(), 'eip155')?.caipNetworkId
  const switchTo = async (chainId: number) => {
    const done = switchNetwork(kit, { networkId: `eip155:${chainId}` })
    await clock.advance(600)
    await done
  }
  return { ...site, networkId, switchTo, wallet }
}

/** Goes where it is asked to, and says nothing of it. */
function switchSilently(wallet: MockEvmWallet, chainId: number) {
  wallet.next('wallet_switchEthereumChain').answer(null)
  wallet.every('eth_chainId').answer(hex(chainId))
}

test.each([false, true])(
  'a wallet that switched silently is heard when it goes back (after a reload: %s)',
  async (isReloaded) => {
    const { clock, networkId, switchTo, wallet } = await setUp({ isReloaded })
    switchSilently(wallet, there)
    await switchTo(there)
    expect(networkId()).toBe(`eip155:${there}`)
    wallet.emit('chainChanged', hex(here))
    await clock.advance(100)
    expect(networkId()).toBe(`eip155:${here}`)
  },
)

test.each([0, 10, 40, 80, 200])(
  'a wallet that goes back %i ms after a switch is heard',
  async (delayMs) => {
    const { clock, kit, networkId, wallet } = await setUp()
    const done = switchNetwork(kit, { networkId: `eip155:${there}` })
    await clock.settle()
    await done
    await clock.advance(delayMs)
    wallet.setChainId(here)
    await clock.advance(200)
    expect(networkId()).toBe(`eip155:${here}`)
  },
)

test('a wallet that goes back before it has answered is heard', async () => {
  const { clock, kit, networkId, wallet } = await setUp()
  wallet.next('eth_chainId').delay(60).answer(hex(there))
  const done = switchNetwork(kit, { networkId: `eip155:${there}` })
  await clock.advance(40)
  wallet.setChainId(here)
  await clock.advance(600)
  await done.catch(() => undefined)
  await clock.advance(200)
  expect(networkId()).toBe(`eip155:${here}`)
})

test('a switch that is told twice is one change', async () => {
  const { clock, kit, networkId, switchTo, wallet } = await setUp()
  const reported: string[] = []
  kit.events.on('SWITCH_NETWORK', ({ networkId }) => reported.push(networkId))
  await switchTo(there)
  wallet.emit('chainChanged', hex(there))
  await clock.advance(200)
  expect(networkId()).toBe(`eip155:${there}`)
  expect(reported).toEqual([`eip155:${there}`])
})
