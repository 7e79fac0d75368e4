import { describe, expect, it, vi } from 'vitest'
import { connect } from '../../actions/connection/connect.js'
import { disconnect } from '../../actions/connection/disconnect.js'
import { getProvider } from '../../actions/connection/getProvider.js'
import { reconnect } from '../../actions/connection/reconnect.js'
import { evm } from '../../adapters/evm/evmAdapter.js'
import { internals } from '../../kit/internals.js'
import type { KitOptions } from '../../kit/options.js'
import { connectRows } from '../../policies/wallets/connectRows.js'
import { createMemoryStore } from '../../testing/createMemoryStore.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { mockEvmWallet } from '../../testing/evm/mockEvmWallet.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { createConnector } from './createConnector.js'

const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

const harbour = () => mockEvmWallet({ accounts: [account], chainId: 31337 })

function setUp({
  connector = {},
  kit: options = {},
  store = createMemoryStore(),
  wallet = harbour(),
}: {
  connector?: Partial<Parameters<typeof createConnector>[0]>
  kit?: Partial<KitOptions>
  store?: ReturnType<typeof createMemoryStore>
  wallet?: ReturnType<typeof mockEvmWallet>
} = {}) {
  /** What was asked before this visit does not count. */
  const before = wallet.calls.length
  const setup = createTestKit(
    {
      adapters: [evm()],
      connectors: [
        createConnector({
          id: 'harbour',
          name: 'Harbour',
          getProvider: () => wallet.provider,
          ...connector,
        }),
      ],
      networks: testNetworks,
      ...options,
    },
    { store },
  )
  const status = () =>
    setup.kit.stores.connections.getState().byId.get('eip155/harbour')?.status
  const methods = () => wallet.calls.slice(before).map(({ method }) => method)
  return { ...setup, methods, status, store, wallet }
}

describe('a connector of the site', () => {
  it('[R9.30] is of type EXTERNAL and listed in section external', () => {
    const { kit } = setUp()
    const { connectors } = kit.stores.connectors.getState()
    expect(connectors[0]?.info).toMatchObject({
      id: 'harbour',
      name: 'Harbour',
      type: 'EXTERNAL',
      namespaces: ['eip155'],
    })
    const rows = connectRows({
      connectors: kit[internals].grouping.merge(connectors),
      recent: [],
      rule: { isShown: () => true },
    })
    expect(rows.map(({ section }) => section)).toEqual(['external'])
  })

  it('connects, is used and is disconnected like any wallet', async () => {
    const { kit, status, wallet } = setUp()
    const { accounts } = await connect(kit, { connectorId: 'harbour' })
    expect(accounts[0].address).toBe(account)
    expect(getProvider(kit)).toBe(wallet.provider)
    await disconnect(kit)
    expect(status()).toBe('disconnected')
  })

  it('is asked inside the click when its provider is there', () => {
    const { kit, methods } = setUp()
    connect(kit, { connectorId: 'harbour' }).catch(() => undefined)
    expect(methods()).toContain('eth_requestAccounts')
  })

  it('loads its provider for the first who asks, and once', async () => {
    const wallet = harbour()
    const load = vi.fn(async () => wallet.provider)
    const { kit } = setUp({ connector: { getProvider: load }, wallet })
    expect(load).not.toHaveBeenCalled()
    await connect(kit, { connectorId: 'harbour' })
    await disconnect(kit)
    await connect(kit, { connectorId: 'harbour' })
    expect(load).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['gives nothing', () => undefined],
    ['gives what cannot be asked', () => ({}) as never],
  ])('says so when its loader %s', async (_what, missing) => {
    const { kit } = setUp({ connector: { getProvider: missing } })
    await expect(
      connect(kit, { connectorId: 'harbour' }),
    ).rejects.toMatchObject({
      code: 'CONNECT_FAILED',
      cause: { code: 'WALLET_NOT_FOUND' },
    })
  })

  it('tries again after its loader has failed', async () => {
    const wallet = harbour()
    const load = vi.fn(async () => wallet.provider)
    load.mockRejectedValueOnce(new Error('offline'))
    const { kit, status } = setUp({ connector: { getProvider: load }, wallet })
    await connect(kit, { connectorId: 'harbour' }).catch(() => undefined)
    await connect(kit, { connectorId: 'harbour' })
    expect(status()).toBe('connected')
  })

  it('is not there without an adapter for its namespace', () => {
    const { kit } = setUp({ kit: { adapters: [] } })
    expect(kit.stores.connectors.getState().connectors).toEqual([])
  })

  it.each([
    ['is not here', async () => false],
    ['cannot say', () => Promise.reject(new Error('no answer'))],
  ])('has no row where its wallet %s', async (_what, isAvailable) => {
    const { clock, kit } = setUp({ connector: { isAvailable } })
    await clock.settle()
    expect(kit.stores.connectors.getState().connectors).toEqual([])
  })
})

describe('a connector that connects by itself', () => {
  const granted = async () => {
    const wallet = harbour()
    await wallet.provider.request({ method: 'eth_requestAccounts' })
    return wallet
  }
  const automatic = {
    isAvailable: async () => true,
    shouldConnectAutomatically: true,
  }

  it('is connected without a prompt', async () => {
    const wallet = await granted()
    const { methods, status } = setUp({ connector: automatic, wallet })
    await expect.poll(status).toBe('connected')
    expect(methods()).not.toContain('eth_requestAccounts')
  })

  it('is left alone where the wallet grants nothing', async () => {
    const { methods, status } = setUp({ connector: automatic })
    await expect.poll(methods).toContain('eth_accounts')
    await expect.poll(status).toBe('disconnected')
  })

  it('stays disconnected once the visitor has disconnected it', async () => {
    const wallet = await granted()
    const first = setUp({ connector: automatic, wallet })
    await expect.poll(first.status).toBe('connected')
    await disconnect(first.kit)
    first.stop()
    const next = setUp({ connector: automatic, store: first.store, wallet })
    await next.clock.advance(5_000)
    expect(next.status()).not.toBe('connected')
  })

  it('is not connected with the option reconnect off', async () => {
    const { clock, kit, methods, status } = setUp({
      connector: automatic,
      kit: { reconnect: false },
      wallet: await granted(),
    })
    await clock.advance(5_000)
    expect(status()).toBeUndefined()
    expect(methods()).toEqual([])
    expect(kit.stores.connectors.getState().connectors).toHaveLength(1)
  })
})

describe('the option reconnect', () => {
  const earlier = async () => {
    const first = setUp()
    await connect(first.kit, { connectorId: 'harbour' })
    first.stop()
    const { store, wallet } = first
    return { store, wallet }
  }

  it('restores an earlier connection unless it is off', async () => {
    const { status } = setUp(await earlier())
    await expect.poll(status).toBe('connected')
  })

  it('off: nothing is asked, until the site itself reconnects', async () => {
    const { clock, kit, methods, status } = setUp({
      ...(await earlier()),
      kit: { reconnect: false },
    })
    expect(status()).toBe('disconnected')
    await clock.advance(10_000)
    expect(methods()).toEqual([])
    await reconnect(kit)
    expect(status()).toBe('connected')
  })
})

it('says of a wallet that it draws in the page, where the site says so', () => {
  const info = (drawsInPage: boolean | undefined) =>
    setUp({ connector: { drawsInPage } }).kit.stores.connectors.getState()
      .connectors[0]?.info
  expect(info(true)?.capabilities).toEqual({ drawsInPage: true })
  expect(info(undefined)).not.toHaveProperty('capabilities')
})
