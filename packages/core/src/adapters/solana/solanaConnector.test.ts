import { describe, expect, it } from 'vitest'
import type { ConnectorEvent } from '../../ports/Connector.js'
import { codeOf } from '../../testing/codeOf.js'
import { setUpSolana as setUp } from '../../testing/solana/setUpSolana.js'
import { solanaTestNetworks } from '../../testing/solana/solanaTestNetworks.js'

const [main, developers] = solanaTestNetworks

describe('connecting a wallet of Solana', () => {
  it('[R1.6] [R9.31] gives its accounts, on the first network it serves', async () => {
    const { connector, signal, wallet } = setUp()
    expect(await connector().connect({ signal })).toEqual({
      accounts: wallet.addresses.map((address) => ({ address, type: 'eoa' })),
      caipNetworkId: main.caipNetworkId,
      networkIds: undefined,
    })
    expect(wallet.calls).toEqual([{ feature: 'standard:connect', inputs: [] }])
  })

  it('names the networks that it serves when those are not all', async () => {
    const { connector, signal } = setUp({ chains: ['solana:devnet'] })
    const { caipNetworkId: networkId } = main
    expect(await connector().connect({ networkId, signal })).toMatchObject({
      caipNetworkId: developers.caipNetworkId,
      networkIds: [developers.caipNetworkId],
    })
  })

  it('is on a network that nobody configured when it serves no other', async () => {
    const { connector, signal } = setUp({ chains: ['solana:testnet'] })
    expect(await connector().connect({ signal })).toMatchObject({
      caipNetworkId: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
      networkIds: [],
    })
  })

  it('takes a wallet that names no account for a locked one', async () => {
    const { connector, signal, wallet } = setUp()
    wallet.next('standard:connect').answer({ accounts: [] })
    expect(await codeOf(connector().connect({ signal }))).toBe('WALLET_LOCKED')
  })

  it('leaves out accounts of other namespaces, and those that lie', async () => {
    const { connector, signal, wallet } = setUp({ isGranted: true })
    const [address = '', other = ''] = wallet.addresses
    const account = {
      address,
      publicKey: new Uint8Array(),
      chains: ['solana:mainnet'],
      features: [],
    }
    wallet.next('standard:connect').answer({
      accounts: [
        { ...account, address: 'bc1q', chains: ['bitcoin:mainnet'] },
        { ...account, address: other, publicKey: new Uint8Array(32) },
        { ...account, address: `${other}1` },
        account,
        account,
      ],
    })
    const { accounts } = await connector().connect({ signal })
    expect(accounts).toEqual([{ address, type: 'eoa' }])
  })
})

describe('a connected wallet of Solana', () => {
  async function connected(options: Parameters<typeof setUp>[0] = {}) {
    const stage = setUp(options)
    await stage.connector().connect({ signal: stage.signal })
    const events: ConnectorEvent[] = []
    stage.connector().listen((event) => events.push(event), stage.signal)
    return { ...stage, events }
  }

  it('[R2.10] switches to a network that it serves, and to no other', async () => {
    const { connector, events, signal } = await connected({
      chains: ['solana:mainnet'],
      networks: [main, developers],
    })
    const switching = connector().switchNetwork({ network: developers, signal })
    expect(await codeOf(switching)).toBe('UNSUPPORTED_CHAIN')
    expect(events).toEqual([])
  })

  it('is silent when asked silently, and known while it is granted', async () => {
    const { connector, signal, wallet } = await connected()
    expect(await connector().reconnect({ signal })).toBeDefined()
    expect(wallet.calls.at(-1)?.inputs).toEqual([{ silent: true }])
    wallet.next('standard:connect').reject(4001)
    expect(await connector().reconnect({ signal })).toBe(undefined)
    wallet.next('standard:connect').reject(4100)
    expect(await connector().reconnect({ signal })).toBe(undefined)
    wallet.setAccounts([])
    expect(await connector().reconnect({ signal })).toBe(undefined)
    expect(wallet.prompts()).toBe(1)
  })

  it('tells many changes as one, 50 ms later', async () => {
    const { clock, events, wallet } = await connected()
    for (let count = 0; count < 100; count++)
      wallet.setAccounts(count % 2 ? [1, 0] : [0, 1])
    expect(events).toEqual([])
    await clock.advance(50)
    expect(events).toHaveLength(1)
    wallet.emit()
    await clock.advance(50)
    expect(events).toHaveLength(1)
  })

  it('tells what changed before anybody listened', async () => {
    const { clock, connector, signal, wallet } = setUp()
    await connector().connect({ signal })
    wallet.setAccounts([1])
    const events: ConnectorEvent[] = []
    connector().listen((event) => events.push(event), signal)
    await clock.advance(50)
    const [, address] = wallet.addresses
    expect(events).toMatchObject([
      { type: 'accountsChanged', accounts: [{ address }] },
    ])
  })

  it('keeps the grant unless it is to be revoked', async () => {
    const { connector, signal, wallet } = await connected()
    await connector().disconnect({ signal })
    expect(await connector().reconnect({ signal })).toBeDefined()
    await connector().disconnect({ revoke: true, signal })
    expect(wallet.calls.at(-1)?.feature).toBe('standard:disconnect')
    expect(await connector().reconnect({ signal })).toBe(undefined)
    expect(wallet.listeners()).toBe(0)
  })

  it('is left even when it cannot be told', async () => {
    const { connector, signal, wallet } = await connected()
    wallet.next('standard:disconnect').throw('no', true)
    await connector().disconnect({ revoke: true, signal })
    expect(wallet.listeners()).toBe(0)
  })
})
