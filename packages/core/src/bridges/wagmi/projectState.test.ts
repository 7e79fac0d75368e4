import { describe, expect, it } from 'vitest'
import type { Connection } from '../../entities/connection/connection.js'
import { projectState } from './projectState.js'
import type { WagmiState } from './WagmiConfig.js'

const own = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const hasp = { id: 'hasp', name: 'Kite', uid: 'one' }
const safe = { id: 'safe', name: 'Safe', uid: 'two' }
const empty: WagmiState = {
  chainId: 1,
  connections: new Map(),
  current: null,
  status: 'disconnected',
}
const common = {
  id: 'eip155/io.kite',
  namespace: 'eip155',
  connectorId: 'io.kite',
} as const
const connected: Connection = {
  ...common,
  status: 'connected',
  accounts: [{ address: own, type: 'eoa' }],
  caipNetworkId: 'eip155:137',
  walletName: 'Kite',
}
const lastKnown = {
  accounts: [{ address: own, type: 'eoa' }],
  caipNetworkId: 'eip155:137',
  walletName: 'Kite',
} as const

const withSafe: WagmiState = {
  ...empty,
  connections: new Map([
    ['two', { accounts: [other], chainId: 1, connector: safe }],
  ]),
  current: 'two',
  status: 'connected',
}

describe('what wagmi is told', () => {
  it('is the wallet of the kit, its accounts and its network', () => {
    const state = projectState(empty, connected, hasp)
    expect(state).toEqual({
      chainId: 1,
      connections: new Map([
        ['one', { accounts: [own], chainId: 137, connector: hasp }],
      ]),
      current: 'one',
      status: 'connected',
    })
    expect(empty.connections.size).toBe(0)
  })

  it('is nothing new while nothing differs', () => {
    const state = projectState(empty, connected, hasp)
    expect(projectState(state, { ...connected }, hasp)).toBe(state)
    expect(projectState(empty, undefined, hasp)).toBe(empty)
  })

  it('is another name when another wallet has the same account', () => {
    const state = projectState(empty, connected, hasp)
    const renamed = projectState(state, connected, { ...hasp, name: 'Other' })
    expect(renamed.connections.get('one')?.connector.name).toBe('Other')
  })

  it.each(['connecting', 'reconnecting'] as const)(
    'is without an account while %s',
    (status) => {
      const connection: Connection =
        status === 'connecting'
          ? { ...common, status, startedAt: 0 }
          : { ...common, status, lastKnown, wasActive: true }
      const before = projectState(empty, connected, hasp)
      expect(projectState(before, connection, hasp)).toEqual({
        ...empty,
        status,
      })
    },
  )

  it('leaves connections of other connectors alone', () => {
    const both = projectState(withSafe, connected, hasp)
    expect([...both.connections.keys()]).toEqual(['two', 'one'])
    expect(both.current).toBe('one')
    const alone = projectState(both, undefined, hasp)
    expect(alone).toEqual(withSafe)
    const gone: Connection = { ...common, status: 'disconnected', lastKnown }
    expect(projectState(withSafe, gone, hasp)).toBe(withSafe)
  })

  it('forgets what an earlier page has left in storage', () => {
    const left: WagmiState = {
      ...empty,
      connections: new Map([
        [
          'old',
          {
            accounts: [other],
            chainId: 1,
            connector: { id: 'hasp', name: 'Hasp', uid: 'old' },
          },
        ],
      ]),
      current: 'old',
    }
    expect(projectState(left, undefined, hasp)).toEqual(empty)
    const { connections } = projectState(left, connected, hasp)
    expect([...connections.keys()]).toEqual(['one'])
  })
})
