import { describe, expect, it } from 'vitest'
import type { ConnectorEvent } from '../../ports/Connector.js'
import { codeOf } from '../../testing/codeOf.js'
import { cosmosNetworks } from '../../testing/cosmos/cosmosNetworks.js'
import {
  cosmosKeys,
  setUpCosmos as setUp,
} from '../../testing/cosmos/setUpCosmos.js'

const [hub, osmosis, local] = cosmosNetworks
const [ada, bo] = cosmosKeys

async function connected(options: Parameters<typeof setUp>[0] = {}) {
  const setup = setUp({ networks: [hub, osmosis], ...options })
  const { connector, signal } = setup
  await connector.connect({ signal })
  const events: ConnectorEvent[] = []
  connector.listen((event) => events.push(event), signal)
  return { ...setup, events }
}

describe('[R1.9] connecting', () => {
  it('asks for all networks at once, inside the call', async () => {
    const { connector, signal, wallet } = setUp({ networks: [hub, osmosis] })
    const connecting = connector.connect({ signal })
    expect(wallet.calls).toEqual(['enable cosmoshub-4,osmosis-1'])
    expect(await connecting).toEqual({
      accounts: [{ address: ada.address('cosmos'), type: 'eoa' }],
      caipNetworkId: hub.caipNetworkId,
    })
    expect(wallet.calls).toHaveLength(2)
    expect(wallet.prompts()).toBe(1)
  })

  it('[R8.30] tells a refusal', async () => {
    const { connector, signal, wallet } = setUp()
    wallet.decide('connect', { type: 'reject' })
    expect(await codeOf(connector.connect({ signal }))).toBe('USER_REJECTED')
    wallet.decide('connect', { type: 'approve' })
    wallet.decide('key', { type: 'reject' })
    expect(await codeOf(connector.connect({ signal }))).toBe('USER_REJECTED')
  })

  it('refuses an address that is none, or of another network', async () => {
    const wrong = [
      ada.address('osmo'),
      ada.address('cosmos').replace(/.$/, 'b'),
      ada.address('cosmos').toUpperCase(),
      '',
      7,
      undefined,
    ]
    for (const bech32Address of wrong) {
      const { connector, signal, wallet } = setUp({ networks: [hub] })
      wallet.decide('key', { type: 'give', value: { bech32Address } })
      expect(await codeOf(connector.connect({ signal }))).toBe(
        'WALLET_ANSWER_INVALID',
      )
    }
  })

  it('takes any prefix where the network names none', async () => {
    const { connector, signal } = setUp({
      networks: [{ ...osmosis, cosmos: undefined }],
    })
    const { accounts } = await connector.connect({ signal })
    expect(accounts[0].address).toBe(ada.address('osmo'))
  })

  it('says when the wallet is gone', async () => {
    const { connector, signal, window } = setUp()
    Object.assign(window, { keplr: undefined })
    expect(await codeOf(connector.connect({ signal }))).toBe('WALLET_NOT_FOUND')
    expect(await codeOf(connector.reconnect({ signal }))).toBe(
      'WALLET_NOT_FOUND',
    )
  })
})

describe('[R1.9] reconnecting', () => {
  it('asks for the network of before alone, which was granted', async () => {
    const { connector, signal, wallet } = await connected()
    const prompts = wallet.prompts()
    const session = await connector.reconnect({
      networkId: osmosis.caipNetworkId,
      signal,
    })
    expect(session).toEqual({
      accounts: [{ address: ada.address('osmo'), type: 'eoa' }],
      caipNetworkId: osmosis.caipNetworkId,
    })
    expect(wallet.calls.slice(-2)).toEqual([
      'enable osmosis-1',
      'getKey osmosis-1',
    ])
    expect(wallet.prompts()).toBe(prompts)
  })

  it('asks for no network that may not have been granted', async () => {
    const { connector, signal, wallet } = setUp({
      networks: cosmosNetworks.slice(0, 2),
    })
    // A visit before was on a network that the site has no longer.
    const networkId = local.caipNetworkId
    expect(await connector.reconnect({ networkId, signal })).toBeUndefined()
    // Nor is anything known of a visit before.
    expect(await connector.reconnect({ signal })).toBeUndefined()
    expect(wallet.calls).toEqual([])
    await connector.connect({ networkId: osmosis.caipNetworkId, signal })
    expect(await connector.reconnect({ signal })).toMatchObject({
      caipNetworkId: osmosis.caipNetworkId,
    })
    expect(wallet.prompts()).toBe(1)
  })

  it('says when access is no longer granted', async () => {
    const { connector, signal, wallet } = await connected()
    const value = { code: 4100 }
    wallet.decide('reconnect', { type: 'throw', value })
    expect(await connector.reconnect({ signal })).toBeUndefined()
  })
})

describe('[R1.9] the account', () => {
  it('follows the wallet', async () => {
    const { clock, events, wallet } = await connected()
    wallet.choose(1)
    await clock.advance(100)
    expect(events).toEqual([
      {
        type: 'accountsChanged',
        accounts: [{ address: bo.address('cosmos'), type: 'eoa' }],
        networkIds: undefined,
      },
    ])
  })

  it('follows Leap and Cosmostation by events of their own', async () => {
    for (const [path, keystoreEvent] of [
      ['leap', 'leap_keystorechange'],
      ['cosmostation.providers.keplr', 'cosmostation_keystorechange'],
    ] as const) {
      const { clock, events, wallet, window } = await connected({
        path,
        keystoreEvent,
      })
      window.dispatchEvent(new Event('keplr_keystorechange'))
      await clock.advance(100)
      expect(wallet.calls).toHaveLength(2)
      wallet.choose(1)
      await clock.advance(100)
      expect(events).toMatchObject([
        { accounts: [{ address: bo.address('cosmos') }] },
      ])
    }
  })

  it('tells nothing when the account stays', async () => {
    const { clock, events, wallet } = await connected()
    for (let times = 0; times < 20; times++) {
      wallet.announceChange()
      await clock.advance(100)
    }
    expect(events).toEqual([])
  })

  it('asks no more than 20 times a second', async () => {
    const { clock, events, wallet } = await connected()
    const before = wallet.calls.length
    for (let time = 0; time < 100; time++) {
      wallet.choose((time + 1) % 2)
      await clock.advance(10)
    }
    await clock.advance(100)
    expect(wallet.calls.length - before).toBeLessThanOrEqual(21)
    const last = events.findLast((event) => event.type === 'accountsChanged')
    const address = last ? last.accounts[0].address : ada.address('cosmos')
    expect(address).toBe(ada.address('cosmos'))
  })

  it('ends the connection when the wallet does not name the new one', async () => {
    for (const behaviour of [
      { type: 'never' },
      { type: 'throw', value: 'locked' },
      { type: 'give', value: {} },
    ] as const) {
      const { clock, events, provider, wallet } = await connected()
      wallet.decide('key', behaviour)
      wallet.choose(1)
      await clock.advance(5_000)
      expect(events).toEqual([{ type: 'disconnected' }])
      const signing = provider.signArbitrary({ data: 'Hello' })
      expect(await codeOf(signing)).toBe('WALLET_DISCONNECTED')
      expect(clock.waiting()).toBe(0)
    }
  })

  it('is right when it changes while the network does', async () => {
    const { clock, connector, events, signal, wallet } = await connected()
    const { getKey } = wallet.provider
    const answers: (() => void)[] = []
    wallet.provider.getKey = async (chainId) => {
      const answer = await getKey(chainId)
      await new Promise<void>((resolve) => void answers.push(resolve))
      return answer
    }
    const switching = connector.switchNetwork({ network: osmosis, signal })
    await clock.settle()
    wallet.choose(1)
    await clock.advance(100)
    wallet.provider.getKey = getKey
    for (const answer of answers) answer()
    await switching
    await clock.advance(100)
    const last = events.findLast((event) => event.type === 'accountsChanged')
    expect(last?.accounts[0].address).toBe(bo.address('osmo'))
  })

  it('is not listened for after the end', async () => {
    const { clock, connector, controller, events, signal, wallet } =
      await connected()
    await connector.disconnect({ signal })
    wallet.choose(1)
    await clock.advance(500)
    await connector.connect({ signal })
    connector.listen((event) => events.push(event), signal)
    controller.abort()
    wallet.choose(0)
    await clock.advance(500)
    expect(events).toEqual([])
    expect(clock.waiting()).toBe(0)
  })
})

describe('[R1.9] switching the network', () => {
  it('[R2.10] changes the account as well, and tells both', async () => {
    const { connector, events, signal, wallet } = await connected()
    const prompts = wallet.prompts()
    await connector.switchNetwork({ network: osmosis, signal })
    expect(events).toMatchObject([
      {
        type: 'accountsChanged',
        accounts: [{ address: ada.address('osmo') }],
      },
      { type: 'networkChanged', caipNetworkId: osmosis.caipNetworkId },
    ])
    expect(wallet.prompts()).toBe(prompts)
  })

  it('asks for a network that was not granted, and takes no for an answer', async () => {
    const { connector, events, signal, wallet } = await connected()
    wallet.forget()
    wallet.decide('connect', { type: 'reject' })
    const switching = connector.switchNetwork({ network: osmosis, signal })
    expect(await codeOf(switching)).toBe('USER_REJECTED')
    expect(events).toEqual([])
    await connector.disconnect({ signal })
    const late = connector.switchNetwork({ network: osmosis, signal })
    expect(await codeOf(late)).toBe('WALLET_DISCONNECTED')
  })
})
