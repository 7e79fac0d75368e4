import { describe, expect, it } from 'vitest'
import { fakePolkadotWallet } from '../../testing/polkadot/fakePolkadotWallet.js'
import {
  polkadotKeys as keys,
  setUpPolkadotPage as setUp,
} from '../../testing/polkadot/setUpPolkadot.js'

const put = (window: object, key: string) =>
  fakePolkadotWallet({ keys, key }).appear(window)

describe('[R1.8] discovery at window.injectedWeb3', () => {
  it('lists known sources by their names, and asks none of them', async () => {
    const { clock, discover, found, window } = setUp()
    const wallets = ['polkadot-js', 'talisman', 'subwallet-js'].map((key) => {
      const wallet = fakePolkadotWallet({ keys, key })
      wallet.appear(window)
      return wallet
    })
    discover()
    await clock.advance(10_000)
    expect(found.map(({ info }) => info)).toEqual([
      {
        id: 'polkadot-js',
        storageId: 'polkadot-js',
        name: 'polkadot{.js}',
        type: 'INJECTED',
        namespaces: ['polkadot'],
      },
      {
        id: 'xyz.talisman',
        storageId: 'xyz.talisman',
        name: 'Talisman',
        type: 'INJECTED',
        namespaces: ['polkadot'],
        info: { rdns: 'xyz.talisman' },
      },
      {
        id: 'app.subwallet',
        storageId: 'app.subwallet',
        name: 'SubWallet',
        type: 'INJECTED',
        namespaces: ['polkadot'],
        info: { rdns: 'app.subwallet' },
      },
    ])
    for (const wallet of wallets) expect(wallet.calls).toEqual([])
  })

  it('takes a key with a dot for the rdns, others for themselves', () => {
    const { discover, found, window } = setUp()
    for (const key of ['dev.hasp.wallet', 'walletConnect', '8431297655'])
      put(window, key)
    discover()
    expect(
      found.map(({ info: { id, info, name } }) => [id, name, info?.rdns]),
    ).toEqual([
      ['dev.hasp.wallet', 'dev.hasp.wallet', 'dev.hasp.wallet'],
      ['injectedWeb3:walletConnect', 'walletConnect', undefined],
      ['injectedWeb3:8431297655', 'Browser wallet', undefined],
    ])
  })

  it('knows more of a source when the site does', () => {
    const imageUrl = 'data:image/svg+xml,x'
    const { discover, found, window } = setUp({
      wallets: [{ source: 'dev.hasp.wallet', name: 'Dev Wallet', imageUrl }],
    })
    put(window, 'dev.hasp.wallet')
    discover()
    expect(found[0]?.info).toMatchObject({
      id: 'dev.hasp.wallet',
      name: 'Dev Wallet',
      imageUrl,
    })
  })

  it('knows the app that calls itself polkadot-js', () => {
    const { discover, found, window } = setUp()
    Object.assign(window, { walletExtension: { isNovaWallet: true } })
    put(window, 'polkadot-js')
    discover()
    expect(found[0]?.info).toMatchObject({
      id: 'io.novawallet',
      name: 'Nova Wallet',
    })
  })

  it('gives the second claim to an rdns another id', () => {
    const { discover, found, window } = setUp()
    put(window, 'talisman')
    put(window, 'xyz.talisman')
    discover()
    expect(found.map(({ info: { id, storageId } }) => [id, storageId])).toEqual(
      [
        ['xyz.talisman', 'xyz.talisman'],
        ['xyz.talisman#xyz.talisman', 'xyz.talisman'],
      ],
    )
  })

  it('notices within 3 s what is injected late, and later when asked to', async () => {
    const { adapter, clock, discover, ids, window } = setUp()
    discover()
    await clock.advance(2_900)
    put(window, 'talisman')
    await clock.advance(100)
    expect(ids()).toEqual(['xyz.talisman'])
    await clock.advance(60_000)
    put(window, 'subwallet-js')
    expect(clock.waiting()).toBe(0)
    adapter.rediscover()
    expect(ids()).toEqual(['xyz.talisman', 'app.subwallet'])
  })

  it('survives whatever a page has there', async () => {
    const trap = { get: () => fail(), enumerable: true }
    const good = fakePolkadotWallet({ keys, key: 'talisman' })
    const pages = [
      { injectedWeb3: null },
      { injectedWeb3: 'x' },
      { injectedWeb3: [] },
      { injectedWeb3: new Proxy({}, { ownKeys: () => fail() }) },
      Object.defineProperty({}, 'injectedWeb3', trap),
      {
        injectedWeb3: Object.defineProperty(
          {
            a: null,
            b: {},
            c: { enable: 1 },
            d: new Proxy({}, { get: () => fail() }),
            '': good.source,
            ['x'.repeat(1_000)]: good.source,
            talisman: good.source,
          },
          'e',
          trap,
        ),
      },
    ]
    const listed: string[][] = []
    for (const page of pages) {
      const window = new EventTarget()
      Object.defineProperties(window, Object.getOwnPropertyDescriptors(page))
      const { clock, discover, ids } = setUp({}, window)
      discover()
      await clock.advance(5_000)
      listed.push(ids())
    }
    expect(listed).toEqual([[], [], [], [], [], ['xyz.talisman']])
  })

  it('shows no more than 100', () => {
    const { discover, ids, window } = setUp()
    const { source } = fakePolkadotWallet({ keys })
    const many = Array.from({ length: 500 }, (_, index) => [
      `w${index}`,
      source,
    ])
    Object.assign(window, { injectedWeb3: Object.fromEntries(many) })
    discover()
    expect(ids()).toHaveLength(100)
  })

  it('[R9.34] has neither balances nor sending', () => {
    expect(Object.keys(setUp().adapter.capabilities)).toEqual([
      'loadSignMessage',
    ])
  })
})

function fail(): never {
  throw new Error('trap')
}
