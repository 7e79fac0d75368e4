import { describe, expect, it } from 'vitest'
import { defineNetwork } from '../../entities/network/network.js'
import { bitcoinMainnet } from '../../networks/bitcoin/bitcoinMainnet.js'
import { bitcoinTestnet } from '../../networks/bitcoin/bitcoinTestnet.js'
import { bitcoinTestnet4 } from '../../networks/bitcoin/bitcoinTestnet4.js'
import { bitcoinKey } from '../../testing/bitcoin/bitcoinKey.js'
import { fakeRpcWallet } from '../../testing/bitcoin/fakeRpcWallet.js'
import { fakeStandardBitcoin } from '../../testing/bitcoin/fakeStandardBitcoin.js'
import { fakeUnisat } from '../../testing/bitcoin/fakeUnisat.js'
import { setUpBitcoin } from '../../testing/bitcoin/setUpBitcoin.js'
import { codeOf } from '../../testing/codeOf.js'
import { createFakeClock } from '../../testing/fakeClock.js'

const key = bitcoinKey(1)

function setUp<wallet extends Appearing>(
  create: (clock: ReturnType<typeof createFakeClock>) => wallet,
  networks = [bitcoinMainnet, bitcoinTestnet],
) {
  const clock = createFakeClock()
  const wallet = create(clock)
  const appear = (window: EventTarget) => {
    wallet.inject?.(window)
    wallet.register?.(window)
  }
  return { clock, wallet, ...setUpBitcoin({ appear, clock, networks }) }
}

type Appearing = {
  inject?(window: object): void
  register?(window: EventTarget): unknown
}

describe('[R3.2] [R9.31] the accounts of Bitcoin wallets', () => {
  it('are of the type payment, ordinals after payments', async () => {
    const { connect, wallet } = setUp((clock) => fakeRpcWallet({ clock }))
    const { accounts, caipNetworkId } = await connect()
    expect(caipNetworkId).toBe(bitcoinMainnet.caipNetworkId)
    expect(accounts).toEqual([
      { address: wallet.address(0), type: 'payment' },
      {
        address: wallet.ordinalsAddress(0),
        type: 'payment',
        purpose: 'ordinals',
      },
    ])
  })

  it('keep their order and purpose where the wallet says none', async () => {
    const { connect, connector, signal } = setUp((clock) =>
      fakeStandardBitcoin({ clock, networkNames: ['mainnet'] }),
    )
    const { accounts } = await connect()
    expect(accounts).toEqual([
      { address: key.address('p2wpkh', 'mainnet'), type: 'payment' },
      {
        address: key.address('p2tr', 'mainnet'),
        type: 'payment',
        purpose: 'ordinals',
      },
    ])
    const again = await connector.reconnect({ signal })
    expect(again?.accounts).toEqual(accounts)
  })

  it('are payment where Taproot is all there is', async () => {
    const { connect } = setUp((clock) => fakeUnisat({ clock, type: 'p2tr' }))
    const { accounts } = await connect()
    expect(accounts).toEqual([
      { address: key.address('p2tr', 'mainnet'), type: 'payment' },
    ])
  })

  it('are named once where one address is for everything', async () => {
    const { connect, wallet } = setUp((clock) => fakeRpcWallet({ clock }))
    const address = key.address('p2wpkh', 'mainnet')
    wallet.next('wallet_connect').answer({
      addresses: [
        { address, purpose: 'ordinals' },
        { address, purpose: 'payment' },
        { address, purpose: 'payment' },
      ],
    })
    const { accounts } = await connect()
    expect(accounts).toEqual([{ address, type: 'payment' }])
  })

  it('of a list of Leather leave other chains out', async () => {
    const { connect, wallet } = setUp((clock) =>
      fakeRpcWallet({ clock, type: 'leather' }),
    )
    const { accounts } = await connect()
    expect(accounts.map(({ address }) => address)).toEqual([
      wallet.address(0),
      wallet.ordinalsAddress(0),
    ])
  })

  it.each([
    ['wallet_connect', ['getAddresses', 'getAccounts']],
    ['getAccounts', ['getAccounts']],
    ['getAddresses', ['getAddresses']],
  ])(
    'are asked for until the wallet knows the method (%s)',
    async (_, methods) => {
      const { connect, wallet } = setUp((clock) =>
        fakeRpcWallet({ clock, methods }),
      )
      const { accounts } = await connect()
      expect(accounts[0].address).toBe(wallet.address(0))
    },
  )
})

describe('the network of Bitcoin wallets', () => {
  it('is the one that the wallet names, wherever the site would be', async () => {
    const { connector, signal } = setUp((clock) =>
      fakeUnisat({ clock, networkName: 'testnet' }),
    )
    const session = await connector.connect({
      signal,
      networkId: bitcoinMainnet.caipNetworkId,
    })
    expect(session.caipNetworkId).toBe(bitcoinTestnet.caipNetworkId)
    expect(session.accounts[0].address).toMatch(/^tb1/)
  })

  it('is told apart from one with the same addresses', async () => {
    const { connect } = setUp(
      (clock) => fakeUnisat({ clock, networkName: 'testnet4' }),
      [bitcoinMainnet, bitcoinTestnet, bitcoinTestnet4],
    )
    const { caipNetworkId } = await connect()
    expect(caipNetworkId).toBe(bitcoinTestnet4.caipNetworkId)
  })

  it('is seen when it is none that is configured', async () => {
    const { connect, wallet } = setUp((clock) => fakeUnisat({ clock }))
    wallet.every('getChain').answer({ enum: 'FRACTAL_BITCOIN_MAINNET' })
    const { caipNetworkId } = await connect()
    expect(caipNetworkId).toBe('bip122:FRACTAL_BITCOIN_MAINNET')
  })

  it('follows from the addresses where the wallet does not say it', async () => {
    const { connect } = setUp((clock) =>
      fakeUnisat({ clock, networkName: 'testnet', hasChains: false }),
    )
    const { caipNetworkId, networkIds } = await connect()
    expect(caipNetworkId).toBe(bitcoinTestnet.caipNetworkId)
    expect(networkIds).toEqual([bitcoinTestnet.caipNetworkId])
  })

  it('is the one that was asked for among those with such addresses', async () => {
    const { connector, signal } = setUp(
      (clock) =>
        fakeUnisat({ clock, networkName: 'testnet', hasChains: false }),
      [bitcoinMainnet, bitcoinTestnet, bitcoinTestnet4],
    )
    const networkId = bitcoinTestnet4.caipNetworkId
    const session = await connector.connect({ signal, networkId })
    expect(session.caipNetworkId).toBe(networkId)
  })

  it('is refused when nothing with such addresses is configured', async () => {
    const { connect, connector, signal } = setUp(
      (clock) =>
        fakeUnisat({ clock, networkName: 'testnet', hasChains: false }),
      [bitcoinMainnet],
    )
    expect(await codeOf(connect())).toBe('UNSUPPORTED_CHAIN')
    expect(await connector.reconnect({ signal })).toBeUndefined()
  })

  it('may be a custom one, with the addresses of its kind', async () => {
    const custom = defineNetwork({
      ...bitcoinTestnet,
      id: 'my-signet',
      name: 'My signet',
    })
    const { connect } = setUp(
      (clock) => fakeUnisat({ clock, networkName: 'signet', hasChains: false }),
      [bitcoinMainnet, custom],
    )
    const { caipNetworkId } = await connect()
    expect(caipNetworkId).toBe('bip122:my-signet')
  })

  it('has only addresses that exist there: a wallet that lies is refused', async () => {
    const { connect, wallet } = setUp((clock) => fakeUnisat({ clock }))
    wallet.next('requestAccounts').answer([key.address('p2wpkh', 'testnet')])
    expect(await codeOf(connect())).toBe('WALLET_ANSWER_INVALID')
  })

  it('is switched in the wallet, which gives other addresses', async () => {
    const { clock, connect, connector, events, signal, wallet } = setUp(
      (clock) => fakeRpcWallet({ clock }),
    )
    await connect()
    await connector.switchNetwork({ network: bitcoinTestnet, signal })
    await clock.advance(1_000)
    expect(events).toEqual([
      { type: 'networkChanged', caipNetworkId: bitcoinTestnet.caipNetworkId },
      {
        type: 'accountsChanged',
        networkIds: undefined,
        accounts: [
          { address: wallet.address(0, 'testnet'), type: 'payment' },
          {
            address: wallet.ordinalsAddress(0, 'testnet'),
            type: 'payment',
            purpose: 'ordinals',
          },
        ],
      },
    ])
  })

  it('is switched in Leather, which is asked anew', async () => {
    const { connect, connector, events, signal } = setUp((clock) =>
      fakeRpcWallet({ clock, type: 'leather' }),
    )
    await connect()
    await connector.switchNetwork({ network: bitcoinTestnet, signal })
    expect(events.map(({ type }) => type)).toEqual([
      'networkChanged',
      'accountsChanged',
    ])
  })

  it('is not switched to where the wallet is not', async () => {
    const { connect, connector, signal } = setUp((clock) =>
      fakeStandardBitcoin({ clock, networkNames: ['mainnet'] }),
    )
    const { networkIds } = await connect()
    expect(networkIds).toEqual([bitcoinMainnet.caipNetworkId])
    const switched = connector.switchNetwork({
      network: bitcoinTestnet,
      signal,
    })
    expect(await codeOf(switched)).toBe('UNSUPPORTED_CHAIN')
  })

  it('is not switched to when the wallet only says that it has', async () => {
    const { clock, connect, connector, signal, wallet } = setUp((clock) =>
      fakeUnisat({ clock }),
    )
    await connect()
    wallet.next('switchChain').answer(undefined)
    const switched = codeOf(
      connector.switchNetwork({ network: bitcoinTestnet, signal }),
    )
    await clock.advance(5_000)
    expect(await switched).toBe('UNSUPPORTED_CHAIN')
  })

  it('stays when the visitor declines the switch', async () => {
    const { connect, connector, events, signal, wallet } = setUp((clock) =>
      fakeUnisat({ clock }),
    )
    await connect()
    wallet.next('switchChain').reject(4001)
    const switched = connector.switchNetwork({
      network: bitcoinTestnet,
      signal,
    })
    expect(await codeOf(switched)).toBe('USER_REJECTED')
    expect(events).toEqual([])
  })
})

describe('what Bitcoin wallets tell', () => {
  it('of another network is told, with the addresses there', async () => {
    const { clock, connect, events, wallet } = setUp((clock) =>
      fakeUnisat({ clock }),
    )
    await connect()
    wallet.setNetworkName('testnet')
    await clock.advance(100)
    expect(events.map(({ type }) => type)).toEqual([
      'networkChanged',
      'accountsChanged',
    ])
  })

  it('is told within 100 ms, in a storm at most 20 times a second', async () => {
    const { clock, connect, events, wallet } = setUp((clock) =>
      fakeUnisat({ clock }),
    )
    await connect()
    for (let times = 0; times < 200; times += 1) {
      wallet.choose(times % 2)
      await clock.advance(1)
    }
    await clock.advance(100)
    expect(events.length).toBeLessThanOrEqual(5)
    wallet.choose(2)
    await clock.advance(100)
    expect(events.at(-1)).toMatchObject({
      accounts: [{ address: wallet.address(2) }],
    })
  })

  it.each([
    ['does not say into what', 'never'],
    ['fails to say into what', 'reject'],
    ['names junk', 'malformed'],
  ] as const)(
    'ends the connection of one that changed and %s',
    async (_, how) => {
      const { clock, connect, events, wallet } = setUp((clock) =>
        fakeUnisat({ clock }),
      )
      await connect()
      const answers = wallet.every('getAccounts')
      if (how === 'never') answers.never()
      if (how === 'reject') answers.reject(-32_603)
      if (how === 'malformed') answers.malformed(['junk'])
      wallet.choose(1)
      await clock.advance(3_100)
      expect(events).toEqual([{ type: 'disconnected' }])
    },
  )

  it('is never asked for with a prompt: Leather is kept on this page only', async () => {
    const clock = createFakeClock()
    const wallet = fakeRpcWallet({ clock, type: 'leather' })
    const appear = (window: EventTarget) => wallet.inject(window)
    const { connect, connector, signal } = setUpBitcoin({ appear, clock })
    const session = await connect()
    const prompts = wallet.prompts()
    expect(await connector.reconnect({ signal })).toEqual(session)
    const reloaded = setUpBitcoin({ appear, clock })
    expect(await reloaded.connector.reconnect({ signal })).toBeUndefined()
    await connector.disconnect({ signal, revoke: true })
    expect(await connector.reconnect({ signal })).toBeUndefined()
    expect(wallet.prompts()).toBe(prompts)
  })

  it('ends what a wallet granted that cannot be asked without a prompt', async () => {
    const { clock, connect, connector, events, signal, wallet } = setUp(
      (clock) => fakeRpcWallet({ clock, methods: ['getAccounts'] }),
    )
    const session = await connect()
    expect(await connector.reconnect({ signal })).toEqual(session)
    wallet.choose(1)
    await clock.advance(100)
    expect(events).toEqual([{ type: 'disconnected' }])
    expect(await connector.reconnect({ signal })).toBeUndefined()
  })

  it('that it has no grant (any more) is not an error', async () => {
    const { connector, signal } = setUp((clock) => fakeRpcWallet({ clock }))
    expect(await connector.reconnect({ signal })).toBeUndefined()
  })

  it('is asked for inside the click', () => {
    const { connector, signal, wallet } = setUp((clock) =>
      fakeUnisat({ clock }),
    )
    void connector.connect({ signal })
    expect(wallet.calls.map(({ method }) => method)).toEqual([
      'requestAccounts',
    ])
  })

  it('is forgotten there, too, when that is asked for', async () => {
    const { connect, connector, signal } = setUp((clock) =>
      fakeUnisat({ clock }),
    )
    await connect()
    await connector.disconnect({ signal, revoke: true })
    expect(await connector.reconnect({ signal })).toBeUndefined()
  })

  it('in words of sats-connect is understood', async () => {
    const { connect, wallet } = setUp((clock) => fakeRpcWallet({ clock }))
    wallet.next('wallet_connect').throw({ code: -32_000, message: 'No' })
    expect(await codeOf(connect())).toBe('USER_REJECTED')
    wallet.next('wallet_connect').throw('broken')
    expect(await codeOf(connect())).toBe('WALLET_ERROR')
  })
})
