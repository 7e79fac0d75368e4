import { expect, test } from 'vitest'
import type { Namespace } from '../../entities/network/namespace.js'
import { internals } from '../../kit/internals.js'
import { selectConnected } from '../../stores/connection/connections.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { mockConnector } from '../../testing/mockConnector.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { sun } from '../../testing/walletConnect/setUpPhone.js'
import { connect } from './connect.js'

const ownAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const foreignAddress = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'

/** An earlier visit with the real wallet; the next finds another one first. */
async function setUp({
  address = foreignAddress,
  namespace = 'eip155' as Namespace,
  storageId = 'io.kite',
} = {}) {
  const networkId = namespace === 'solana' ? sun.caipNetworkId : undefined
  const wallet = (id: string, own: string) =>
    mockConnector({
      id,
      storageId,
      namespace,
      addresses: [own],
      ...(networkId && { networkId }),
    })
  const networks = [...testNetworks, sun]
  const first = createTestKit({
    adapters: [
      mockAdapter({ namespace, connectors: [wallet(storageId, ownAddress)] }),
    ],
    networks,
  })
  await connect(first.kit, { connectorId: storageId })
  first.stop()
  const impostor = wallet(storageId, address)
  await impostor.connect({ signal: new AbortController().signal })
  const adapter = mockAdapter({ namespace, connectors: [impostor] })
  const { store } = first
  const page = createTestKit({ adapters: [adapter], networks }, { store })
  const reported: string[] = []
  page.kit.events.on('CONNECTION_NOTICE', ({ connectorId }) =>
    reported.push(connectorId),
  )
  await page.clock.settle()
  const { connections } = page.kit.stores
  const inUse = () =>
    selectConnected(connections.getState(), namespace)?.accounts[0].address
  const real = wallet(`${storageId}#real`, ownAddress)
  expect(inUse()).toBe(address)
  return { ...page, adapter, impostor, inUse, real, reported }
}

test.each([
  ['eip155', 'io.kite'],
  ['solana', 'standard:Kite'],
] as const)(
  'a second claimant soon after a silent reconnection takes it back: %s',
  async (namespace, storageId) => {
    const page = await setUp({ namespace, storageId, address: ownAddress })
    await page.clock.advance(2_900)
    page.adapter.add(page.real)
    await expect.poll(page.inUse).toBeUndefined()
    expect(page.reported).toEqual([storageId])
    expect(page.real.calls).toEqual([])
    const [stored] = page.kit[internals].storage.get('connections') ?? []
    expect(stored?.accounts[0]?.address).toBe(ownAddress)
  },
)

test('the account of an impostor is not remembered as the visitor’s', async () => {
  const page = await setUp()
  await page.clock.advance(100)
  page.adapter.add(page.real)
  await expect.poll(page.inUse).toBeUndefined()
  const [stored] = page.kit[internals].storage.get('connections') ?? []
  expect(stored?.accounts.map(({ address }) => address)).toEqual([ownAddress])
})

test('later, it is taken back only if its account is another one than before', async () => {
  const page = await setUp()
  await page.clock.advance(60_000)
  page.adapter.add(page.real)
  await expect.poll(page.inUse).toBeUndefined()
  expect(page.reported).toEqual(['io.kite'])

  const known = await setUp({ address: ownAddress })
  await known.clock.advance(60_000)
  known.adapter.add(known.real)
  await known.clock.advance(1_000)
  expect(known.inUse()).toBe(ownAddress)
  expect(known.reported).toEqual([])
})

test('what the visitor connected by hand is not taken back', async () => {
  const page = await setUp()
  await connect(page.kit, { connectorId: 'io.kite' })
  page.adapter.add(page.real)
  await page.clock.advance(1_000)
  expect(page.inUse()).toBe(foreignAddress)
  expect(page.reported).toEqual([])
})

test('another wallet that is found is no second claimant', async () => {
  const page = await setUp()
  page.adapter.add(mockConnector({ id: 'io.lumen', name: 'Lumen' }))
  await page.clock.advance(1_000)
  expect(page.inUse()).toBe(foreignAddress)
})

test('an account that was chosen elsewhere is followed while nobody else claims it', async () => {
  const page = await setUp()
  await page.clock.advance(60_000)
  expect(page.inUse()).toBe(foreignAddress)
})
