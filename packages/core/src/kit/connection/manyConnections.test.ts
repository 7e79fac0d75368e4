import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { connect } from '../../actions/connection/connect.js'
import { disconnect } from '../../actions/connection/disconnect.js'
import { createMemoryStore } from '../../testing/createMemoryStore.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { mockConnector } from '../../testing/mockConnector.js'
import { propertyRuns } from '../../testing/propertyRuns.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { internals } from '../internals.js'

const idOf = (index: number) => `io.wallet${index}`
const addressOf = (index: number) => `0x${String(index).padStart(40, '0')}`

/** A site on which a visitor keeps many wallets, visit after visit. */
function openSite(count: number, accountsEach = 1) {
  const store = createMemoryStore()
  const connectors = Array.from({ length: count }, (_, index) =>
    mockConnector({
      id: idOf(index),
      addresses: [
        addressOf(index * 1_000),
        ...Array.from({ length: accountsEach - 1 }, (_, account) =>
          addressOf(index * 1_000 + account + 1),
        ),
      ],
    }),
  )
  const visit = () =>
    createTestKit(
      {
        adapters: [mockAdapter({ connectors })],
        networks: testNetworks,
        features: { multiWallet: true },
      },
      { store },
    )
  return { connectors, store, visit }
}

const connectedIn = ({ kit }: ReturnType<typeof createTestKit>) =>
  [...kit.stores.connections.getState().byId.values()]
    .filter(({ status }) => status === 'connected')
    .map(({ connectorId }) => connectorId)

describe('a visitor with more wallets than are stored', () => {
  it('[R3.22] who disconnects 130 of them finds none connected again', async () => {
    const { store, visit } = openSite(130)
    const first = visit()
    for (let index = 0; index < 130; index += 1)
      await connect(first.kit, { connectorId: idOf(index) })
    for (let index = 0; index < 130; index += 1)
      await disconnect(first.kit, { connectionId: `eip155/${idOf(index)}` })
    first.stop()
    const next = visit()
    await next.clock.advance(10_000)
    expect(connectedIn(next)).toEqual([])
    const stored = next.kit[internals].storage.get('disconnectedConnectorIds')
    expect(stored).toHaveLength(100)
    expect(stored).toContain(`eip155/${idOf(129)}`)
    expect(Object.keys(store.entries()).join()).not.toContain('.bad')
    next.stop()
  })

  it('[R3.22] who forgot those that were refused last still finds the others out', async () => {
    const { store, visit } = openSite(3)
    const first = visit()
    await connect(first.kit, { connectorId: idOf(0) })
    await disconnect(first.kit)
    // Refusals of wallets that nobody knows any more came after it.
    first.kit[internals].stores.connections.setState((state) => ({
      dismissedConnectionIds: [
        ...state.dismissedConnectionIds,
        ...Array.from(
          { length: 150 },
          (_, index) => `eip155/gone${index}` as const,
        ),
      ],
    }))
    first.stop()
    const next = visit()
    await next.clock.advance(10_000)
    expect(connectedIn(next)).toEqual([])
    expect(store.getItem('hasp.connections')).not.toContain(idOf(0))
    next.stop()
  })

  it('[R3.22] finds the wallet in use connected, however many others there are', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 70 }),
        fc.constantFrom(1, 90, 150),
        fc.nat(),
        async (count, accountsEach, choice) => {
          const { store, visit } = openSite(count, accountsEach)
          const first = visit()
          const inUse = idOf(choice % count)
          for (let index = 0; index < count; index += 1)
            if (idOf(index) !== inUse)
              await connect(first.kit, { connectorId: idOf(index) })
          await connect(first.kit, { connectorId: inUse })
          first.stop()
          const next = visit()
          await next.clock.advance(10_000)
          const { active } = next.kit.stores.connections.getState()
          expect(active.eip155).toBe(`eip155/${inUse}`)
          expect(connectedIn(next)).toContain(inUse)
          expect(Object.keys(store.entries()).join()).not.toContain('.bad')
          next.stop()
        },
      ),
      propertyRuns(3),
    )
  })

  it('an address or a name that is too long costs nobody else the connection', async () => {
    const store = createMemoryStore()
    const connectors = [
      mockConnector({ id: 'io.kite' }),
      mockConnector({ id: 'io.odd', name: 'x'.repeat(3_000) }),
    ]
    const visit = () =>
      createTestKit(
        {
          adapters: [mockAdapter({ connectors })],
          networks: testNetworks,
          features: { multiWallet: true },
        },
        { store },
      )
    const first = visit()
    await connect(first.kit, { connectorId: 'io.kite' })
    await connect(first.kit, { connectorId: 'io.odd' })
    first.stop()
    const next = visit()
    await next.clock.advance(10_000)
    expect(connectedIn(next)).toEqual(['io.kite'])
    next.stop()
  })
})
