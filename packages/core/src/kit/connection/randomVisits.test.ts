import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cancelConnect } from '../../actions/connection/cancelConnect.js'
import { connect } from '../../actions/connection/connect.js'
import { disconnect } from '../../actions/connection/disconnect.js'
import { switchConnection } from '../../actions/connection/switchConnection.js'
import { undoDisconnect } from '../../actions/connection/undoDisconnect.js'
import { switchNetwork } from '../../actions/network/switchNetwork.js'
import { KitError } from '../../errors/KitError.js'
import { createTestKit, type TestKit } from '../../testing/createTestKit.js'
import { isLoading } from '../../testing/isLoading.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import {
  type MockConnector,
  mockConnector,
} from '../../testing/mockConnector.js'
import { propertyRuns } from '../../testing/propertyRuns.js'
import { testNetworks } from '../../testing/testNetworks.js'

const ids = ['io.kite', 'io.lumen', 'io.heron'] as const
const addresses = [
  '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B',
] as const

const which = fc.constantFrom(...ids)
const step = fc.oneof(
  fc.record({
    action: fc.constantFrom('connect', 'switch', 'undo', 'disconnect'),
    id: which,
  }),
  fc.record({
    action: fc.constantFrom('hang', 'slow', 'drowsy', 'reject'),
    id: which,
  }),
  fc.record({
    action: fc.constantFrom('revoke', 'account', 'network'),
    id: which,
  }),
  fc.record({
    action: fc.constantFrom(
      'reload',
      'restart',
      'cancel',
      'all',
      'goTo',
      'tick',
      'wait',
    ),
    id: which,
  }),
)

/** A site with three wallets, visited again and again. */
function openSite(multiWallet: boolean) {
  const connectors = new Map<string, MockConnector>(
    ids.map((id) => [id, mockConnector({ id, name: id })]),
  )
  const options = {
    adapters: [mockAdapter({ connectors: [...connectors.values()] })],
    networks: testNetworks,
    features: { multiWallet },
  }
  let page: TestKit = createTestKit(options)
  let stop = page.stop
  /** What the visitor ended, and has not begun again. */
  const ended = new Set<string>()
  let prompts = 0
  const quietly = (action: Promise<unknown>) =>
    void action.catch(() => undefined)

  /** A wallet that takes its time, and then says yes to whoever asked. */
  const later = (wallet: MockConnector) =>
    new Promise((resolve) => {
      const session = {
        accounts: [{ address: addresses[0], type: 'eoa' }],
        caipNetworkId: 'eip155:1',
      } as const
      page.clock.after(1_500, () => {
        wallet.grant(session)
        resolve(session)
      })
    })

  const perform = async (action: string, id: string) => {
    const { kit } = page
    const wallet = connectors.get(id)
    if (!wallet) return
    const connectionId = `eip155/${id}` as const
    const { byId } = kit.stores.connections.getState()
    const status = byId.get(connectionId)?.status
    switch (action) {
      case 'connect':
        prompts += 1
        ended.delete(id)
        return quietly(connect(kit, { connectorId: id }))
      case 'switch':
        if (status === 'disconnected') {
          prompts += 1
          ended.delete(id)
        }
        return quietly(switchConnection(kit, { connectionId }))
      case 'undo':
        if (status) ended.delete(id)
        return quietly(undoDisconnect(kit, { connectionId }))
      case 'disconnect':
        if (status && status !== 'disconnected') ended.add(id)
        return quietly(disconnect(kit, { connectionId }))
      case 'all':
        for (const connection of byId.values())
          if (connection.status !== 'disconnected')
            ended.add(connection.connectorId)
        return quietly(disconnect(kit))
      case 'hang':
        return wallet.next('connect', () => new Promise(() => undefined))
      case 'slow':
        return wallet.next('connect', () => later(wallet))
      case 'drowsy':
        return wallet.next('reconnect', () => later(wallet))
      case 'reject':
        return wallet.next('connect', () =>
          Promise.reject(new KitError('USER_REJECTED')),
        )
      case 'revoke':
        return wallet.emit({ type: 'disconnected' })
      case 'account':
        return wallet.emit({
          type: 'accountsChanged',
          accounts: [{ address: addresses[1], type: 'eoa' }],
        })
      case 'network':
        return wallet.emit({
          type: 'networkChanged',
          caipNetworkId: 'eip155:31338',
        })
      case 'goTo':
        return quietly(switchNetwork(kit, { networkId: 'eip155:31337' }))
      case 'cancel':
        return cancelConnect(kit)
      case 'restart':
        stop()
        stop = kit.start()
        return
      case 'tick':
        return await page.clock.advance(1_000)
      case 'wait':
        return await page.clock.advance(6_000)
      case 'reload':
        stop()
        page = createTestKit(options, { clock: page.clock, store: page.store })
        stop = page.stop
        return await page.clock.advance(6_000)
    }
  }
  const assertSound = () => {
    const { active, byId } = page.kit.stores.connections.getState()
    const connected = [...byId.values()].filter(
      (connection) => connection.status === 'connected',
    )
    for (const { accounts } of connected)
      expect(accounts.length).toBeGreaterThan(0)
    for (const { connectorId } of connected)
      expect([...ended]).not.toContain(connectorId)
    if (!multiWallet) expect(connected.length).toBeLessThan(2)
    const inUse = active.eip155
    expect(inUse === undefined).toBe(connected.length === 0)
    if (inUse) expect(byId.get(inUse)?.status).toBe('connected')
    const asked = [...connectors.values()].flatMap(({ calls }) =>
      calls.filter((call) => call === 'connect'),
    )
    expect(asked.length).toBeLessThanOrEqual(prompts)
    for (const [id, wallet] of connectors) {
      const isConnected = byId.get(`eip155/${id}`)?.status === 'connected'
      expect(wallet.listeners()).toBe(isConnected ? 1 : 0)
    }
  }
  return {
    assertSound,
    perform,
    kit: () => page.kit,
    settle: () => page.clock.settle(),
    /** Answers that the test decided but nobody has asked for. */
    async useUp() {
      const { kit } = page
      for (let time = 0; time < 12; time++)
        for (const connectorId of ids) {
          prompts += 1
          quietly(connect(kit, { connectorId }))
          await page.clock.settle()
        }
      ended.clear()
    },
    end() {
      stop()
      const received = [...connectors.values()].map((one) => one.listeners())
      expect(received).toEqual([0, 0, 0])
      expect(page.clock.waiting()).toBe(0)
      expect(isLoading(page.kit, 'eip155')).toBe(false)
    },
  }
}

test.each([true, false])(
  'behavior: any order of visits keeps its promises, several wallets: %s',
  async (multiWallet) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 12 }),
        async (steps) => {
          const site = openSite(multiWallet)
          for (const { action, id } of steps) {
            await site.perform(action, id)
            site.assertSound()
            await site.settle()
            site.assertSound()
          }
          await site.useUp()
          await site.perform('wait', ids[0])
          site.assertSound()
          const connectorId = ids[0]
          const { status } = await connect(site.kit(), { connectorId })
          expect(status).toBe('connected')
          await site.settle()
          await disconnect(site.kit())
          site.end()
        },
      ),
      propertyRuns(60),
    )
  },
)
