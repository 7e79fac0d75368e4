import { describe, expect, it } from 'vitest'
import { fakeKeplrWallet } from '../../testing/cosmos/fakeKeplrWallet.js'
import {
  cosmosChains as chains,
  cosmosKeys as keys,
  setUpCosmosPage as setUp,
} from '../../testing/cosmos/setUpCosmos.js'

const put = (window: EventTarget, path: string) => {
  const wallet = fakeKeplrWallet({ keys, chains, path })
  wallet.appear(window)
  return wallet
}

describe('[R1.9] discovery of wallets of the Keplr kind', () => {
  it('lists Keplr, Leap and Cosmostation, and asks none of them', async () => {
    const { clock, discover, found, window } = setUp()
    const wallets = ['keplr', 'leap', 'cosmostation.providers.keplr'].map(
      (path) => put(window, path),
    )
    discover()
    await clock.advance(10_000)
    const common = { type: 'INJECTED', namespaces: ['cosmos'] }
    const all = [
      ['io.leapwallet', 'Leap'],
      ['io.cosmostation', 'Cosmostation'],
      ['app.keplr', 'Keplr'],
    ].map(([id, name]) => ({
      ...common,
      id,
      storageId: id,
      name,
      info: { rdns: id },
    }))
    expect(found.map(({ info }) => info)).toEqual(all)
    for (const wallet of wallets) expect(wallet.calls).toEqual([])
  })

  it('lists one wallet at two places once, as itself', () => {
    const { discover, ids, window } = setUp()
    const { provider } = put(window, 'leap')
    Object.assign(window, { keplr: provider })
    discover()
    expect(ids()).toEqual(['io.leapwallet'])
  })

  it('lists what the site knows besides', () => {
    const imageUrl = 'data:image/svg+xml,x'
    const { discover, found, window } = setUp({
      wallets: [
        {
          id: 'dev.hasp.wallet',
          name: 'Dev Wallet',
          path: 'haspDevWallet.keplr',
          imageUrl,
        },
      ],
    })
    put(window, 'haspDevWallet.keplr')
    discover()
    expect(found[0]?.info).toMatchObject({
      id: 'dev.hasp.wallet',
      storageId: 'dev.hasp.wallet',
      name: 'Dev Wallet',
      imageUrl,
    })
  })

  it('notices within 3 s what is injected late, and later when asked to', async () => {
    const { adapter, clock, discover, ids, window } = setUp()
    discover()
    await clock.advance(2_900)
    put(window, 'keplr')
    await clock.advance(100)
    expect(ids()).toEqual(['app.keplr'])
    await clock.advance(60_000)
    expect(clock.waiting()).toBe(0)
    put(window, 'leap')
    adapter.rediscover()
    expect(ids()).toEqual(['app.keplr', 'io.leapwallet'])
  })

  it('asks the wallet that is on the page now', async () => {
    const { adapter, clock, discover, found, signal, window } = setUp()
    put(window, 'keplr')
    discover()
    const updated = put(window, 'keplr')
    adapter.rediscover()
    await clock.advance(5_000)
    expect(found).toHaveLength(1)
    await found[0]?.connect({ signal })
    expect(updated.calls).toContain('getKey cosmoshub-4')
  })

  it('survives whatever a page has there', async () => {
    const trap = { get: () => fail(), enumerable: true }
    const values = [null, 1, 'x', {}, [], { enable: 1, getKey: 2 }]
    const pages = [
      ...values.map((keplr) => ({ keplr, leap: keplr })),
      { keplr: new Proxy({}, { get: () => fail() }) },
      Object.defineProperty({}, 'keplr', trap),
      { cosmostation: { providers: null } },
      { cosmostation: { providers: new Proxy({}, { get: () => fail() }) } },
    ]
    for (const page of pages) {
      const window = new EventTarget()
      Object.defineProperties(window, Object.getOwnPropertyDescriptors(page))
      const { clock, discover, ids } = setUp({ window })
      discover()
      await clock.advance(5_000)
      expect(ids()).toEqual([])
    }
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
