import { expect, test } from 'vitest'
import { createTestKit } from '../../testing/createTestKit.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { mockConnector } from '../../testing/mockConnector.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { connectInWalletBrowser } from './connectInWalletBrowser.js'
import { disconnect } from './disconnect.js'

function open({ ids = ['io.kite'], isMobile = true } = {}) {
  const wallets = ids.map((id) => mockConnector({ id, name: id }))
  const setup = createTestKit(
    {
      adapters: [mockAdapter({ connectors: wallets })],
      networks: testNetworks,
    },
    { environment: { isMobile: () => isMobile } },
  )
  const asked = () =>
    wallets.flatMap(({ calls }) => calls.filter((call) => call === 'connect'))
  async function run() {
    const done = connectInWalletBrowser(setup.kit)
    await setup.clock.advance(5_000)
    await done
  }
  return { ...setup, asked, run, wallets }
}

test('in the browser of a wallet, that wallet is connected by itself', async () => {
  const { asked, kit, run } = open()
  await run()
  expect(asked()).toHaveLength(1)
  expect(kit.stores.connections.getState().active.eip155).toBe('eip155/io.kite')
})

test.each([
  ['a desktop', { isMobile: false }],
  ['a phone with several wallets', { ids: ['io.kite', 'io.lumen'] }],
  ['a phone without a wallet', { ids: [] }],
])('nothing is asked on %s', async (_where, setup) => {
  const { asked, run } = open(setup)
  await run()
  expect(asked()).toEqual([])
})

test('what the visitor disconnected stays so', async () => {
  const { asked, kit, run } = open()
  await run()
  await disconnect(kit)
  await run()
  expect(asked()).toHaveLength(1)
})

test('a declined request is no error of the page', async () => {
  const { kit, run, wallets } = open()
  wallets[0]?.next('connect', () => Promise.reject(new Error('no')))
  await run()
  expect(kit.stores.connections.getState().active.eip155).toBeUndefined()
})
