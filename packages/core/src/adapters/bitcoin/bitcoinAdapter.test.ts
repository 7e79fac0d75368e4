import { describe, expect, it } from 'vitest'
import { bitcoinMainnet as mainnet } from '../../networks/bitcoin/bitcoinMainnet.js'
import { fakeRpcWallet } from '../../testing/bitcoin/fakeRpcWallet.js'
import { fakeStandardBitcoin } from '../../testing/bitcoin/fakeStandardBitcoin.js'
import { fakeUnisat } from '../../testing/bitcoin/fakeUnisat.js'
import { createTestEnvironment } from '../../testing/createTestEnvironment.js'
import { createFakeClock } from '../../testing/fakeClock.js'
import { searchConnectors } from '../../testing/searchConnectors.js'
import { bitcoin } from './bitcoinAdapter.js'

function search(window: EventTarget = new EventTarget()) {
  const clock = createFakeClock(0)
  const environment = createTestEnvironment({ clock, window })
  const adapter = bitcoin().create({ environment, networks: [mainnet] })
  return { adapter, clock, window, ...searchConnectors(adapter) }
}

const page = () => new EventTarget() as EventTarget & Record<string, unknown>

describe('[R1.7] discovery of Bitcoin wallets', () => {
  it('knows injected wallets by their places, and what they are elsewhere', () => {
    const window = page()
    window.okxwallet = { bitcoin: fakeUnisat().provider }
    window.bitkeep = { unisat: fakeUnisat().provider }
    window.bitcoin_keplr = fakeUnisat().provider
    fakeUnisat().inject(window)
    fakeRpcWallet().inject(window)
    fakeRpcWallet({ type: 'leather' }).inject(window)
    const { listed } = search(window)
    expect([...listed].map(({ info }) => [info.storageId, info.name])).toEqual([
      ['com.okex.wallet', 'OKX Wallet'],
      ['com.bitget.web3', 'Bitget Wallet'],
      ['app.keplr', 'Keplr'],
      ['app.xverse', 'Xverse'],
      ['io.leather', 'Leather'],
      ['io.unisat', 'UniSat Wallet'],
    ])
    for (const { info, namespace } of listed) {
      expect(namespace).toBe('bip122')
      expect(info).toMatchObject({ type: 'ANNOUNCED', id: info.storageId })
      expect(info.info?.rdns).toBe(info.storageId)
    }
  })

  it('takes the picture from the list of wallets, where it is one', () => {
    const window = page()
    fakeRpcWallet().inject(window)
    const [xverse] = search(window).listed
    expect(xverse?.info.imageUrl).toMatch(/^data:image\/svg/)
  })

  it('lists whoever enters itself in the list of wallets', () => {
    const window = page()
    const listed = { id: 'heron.bitcoin', name: 'Heron' }
    fakeRpcWallet({ listed }).inject(window)
    const [heron] = search(window).listed
    expect(heron?.info).toMatchObject({
      id: 'btc_providers:heron.bitcoin',
      name: 'Heron',
    })
  })

  it('looks three times, 200 ms apart, and again when it is told to', async () => {
    const { adapter, clock, ids, window } = search()
    await clock.advance(399)
    fakeRpcWallet().inject(window)
    expect(ids()).toEqual([])
    await clock.advance(1)
    expect(ids()).toEqual(['app.xverse'])
    expect(clock.waiting()).toBe(0)
    fakeUnisat().inject(window)
    await clock.advance(60_000)
    expect(ids()).toEqual(['app.xverse'])
    adapter.rediscover()
    expect(ids()).toEqual(['app.xverse', 'io.unisat'])
  })

  it('lists an object once, and nothing that is borrowed', () => {
    const window = page()
    const shared = fakeUnisat().provider
    window.okxwallet = { bitcoin: shared }
    window.unisat = shared
    window.LeatherProvider = { request: () => undefined, isCat21: true }
    expect(search(window).ids()).toEqual(['com.okex.wallet'])
    const other = page()
    other.unisat = { ...fakeUnisat().provider, isBinance: true }
    expect(search(other).ids()).toEqual([])
  })

  it('survives whatever a page puts there', () => {
    const trap = {
      get bitcoin() {
        throw new Error('No')
      },
    }
    const window = page()
    window.okxwallet = trap
    window.unisat = 7
    window.LeatherProvider = {}
    window.bitkeep = null
    window.btc_providers = [
      null,
      7,
      {},
      { id: 7, name: 'X' },
      { id: 'okxwallet.bitcoin', name: 'Trap' },
      { id: 'constructor.prototype', name: 'Y' },
      { id: 'a..b', name: 'Z' },
      { id: 'x'.repeat(10_000), name: 'Long' },
      { id: 'unisat', name: '' },
    ]
    expect(search(window).ids()).toEqual([])
    const junk = page()
    junk.btc_providers = 'junk'
    expect(search(junk).ids()).toEqual([])
  })

  it('lists Wallet Standard wallets that can connect to Bitcoin', () => {
    const { ids, listed, window } = search()
    const retreat = fakeStandardBitcoin({ name: 'Kite' }).register(window)
    expect(ids()).toEqual(['standard:Kite'])
    expect([...listed][0]?.info).toMatchObject({
      storageId: 'standard:Kite',
      namespaces: ['bip122'],
    })
    const { source } = fakeStandardBitcoin({ name: 'Solana only' })
    const other = {
      ...source,
      name: 'Solana only',
      features: { 'standard:connect': { connect: () => undefined } },
    }
    window.dispatchEvent(
      new CustomEvent('wallet-standard:register-wallet', {
        detail: (api: { register(wallet: object): void }) =>
          api.register(other),
      }),
    )
    expect(ids()).toEqual(['standard:Kite'])
    retreat()
    expect(ids()).toEqual([])
  })

  it('gives the second of one name another id, but not another identity', () => {
    const { listed, window } = search()
    fakeStandardBitcoin({ name: 'Kite' }).register(window)
    fakeStandardBitcoin({ name: 'Kite' }).register(window)
    expect([...listed].map(({ info }) => [info.id, info.storageId])).toEqual([
      ['standard:Kite', 'standard:Kite'],
      ['standard:Kite#2', 'standard:Kite'],
    ])
  })

  it('lists a wallet once that is there in two ways', async () => {
    const window = page()
    fakeRpcWallet().inject(window)
    const early = search(window)
    fakeStandardBitcoin({ name: 'Xverse Wallet' }).register(window)
    expect(early.ids()).toEqual(['app.xverse'])

    const late = search(page())
    fakeStandardBitcoin({ name: 'Xverse' }).register(late.window)
    expect(late.ids()).toEqual(['standard:Xverse'])
    fakeRpcWallet().inject(late.window)
    await late.clock.advance(400)
    expect(late.ids()).toEqual(['app.xverse'])
  })

  it('keeps the way that is in use', async () => {
    const { clock, ids, listed, window } = search()
    const { signal } = new AbortController()
    fakeStandardBitcoin({ name: 'Xverse' }).register(window)
    await [...listed][0]?.connect({ signal })
    fakeRpcWallet().inject(window)
    await clock.advance(400)
    expect(ids()).toEqual(['standard:Xverse'])
  })

  it('never takes two for one by their name alone', async () => {
    const { clock, listed, window } = search()
    fakeStandardBitcoin({
      name: 'Heron',
      icon: 'data:image/png;base64,AAAA',
    }).register(window)
    const entry = { id: 'heron.bitcoin', name: 'Heron' }
    fakeRpcWallet({ listed: entry }).inject(window)
    await clock.advance(400)
    expect(listed.size).toBe(2)
  })

  it('finds the same again when the kit starts again', async () => {
    const { clock, ids, listed, start, stop, window } = search()
    fakeUnisat().inject(window)
    fakeStandardBitcoin().register(window)
    await clock.advance(400)
    const before = [...listed]
    stop()
    listed.clear()
    start()
    expect(ids().sort()).toEqual(['io.unisat', 'standard:Kite'])
    expect(new Set([...before, ...listed]).size).toBe(2)
  })

  it('finds nothing without a window', () => {
    const environment = {
      ...createTestEnvironment({ clock: createFakeClock() }),
      window: undefined,
    }
    const adapter = bitcoin().create({ environment, networks: [mainnet] })
    let found = 0
    const count = () => {
      found += 1
    }
    adapter.discover(
      { onFound: count, onLost: count },
      new AbortController().signal,
    )
    adapter.rediscover()
    expect(found).toBe(0)
  })

  it('[R5.13] [R9.34] has no balances and sends nothing', () => {
    expect(Object.keys(search().adapter.capabilities)).toEqual([
      'loadSignMessage',
    ])
  })
})
