import { describe, expect, it } from 'vitest'
import { createTestEnvironment } from '../../testing/createTestEnvironment.js'
import { mockEvmWallet } from '../../testing/evm/mockEvmWallet.js'
import { createFakeClock } from '../../testing/fakeClock.js'
import { searchConnectors } from '../../testing/searchConnectors.js'
import { evm } from './evmAdapter.js'

function search(window: EventTarget = new EventTarget()) {
  const clock = createFakeClock()
  const environment = createTestEnvironment({ clock, window })
  const adapter = evm().create({ environment, networks: [] })
  return { adapter, clock, window, ...searchConnectors(adapter) }
}

const info = (window: EventTarget, detail: unknown) =>
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))

describe('discovery by EIP-6963', () => {
  it('[R1.1] lists wallets that were there before, once each', async () => {
    const window = new EventTarget()
    mockEvmWallet({ rdns: 'io.kite', name: 'Kite' }).announce(window)
    mockEvmWallet({ rdns: 'io.heron', name: 'Heron' }).announce(window)
    const { clock, ids, listed } = search(window)
    await clock.advance(4_000)
    expect(ids()).toEqual(['io.kite', 'io.heron'])
    const [kite] = [...listed]
    expect(kite?.info).toMatchObject({
      name: 'Kite',
      type: 'ANNOUNCED',
      namespaces: ['eip155'],
      storageId: 'io.kite',
      info: { rdns: 'io.kite', uuid: 'uuid-of-io.kite' },
    })
    expect(kite?.info.imageUrl).toMatch(/^data:image\//)
  })

  it('F-20 asks at 0, 200, 1000 and 3000 ms, and then rests', async () => {
    const window = new EventTarget()
    const askedAt: number[] = []
    let clockNow = () => 0
    window.addEventListener('eip6963:requestProvider', () =>
      askedAt.push(clockNow()),
    )
    const clock = createFakeClock(0)
    clockNow = clock.now
    const environment = createTestEnvironment({ clock, window })
    const stop = new AbortController()
    evm()
      .create({ environment, networks: [] })
      .discover({ onFound() {}, onLost() {} }, stop.signal)
    await clock.advance(60_000)
    expect(askedAt).toEqual([0, 200, 1_000, 3_000])
    expect(clock.waiting()).toBe(0)
  })

  it('F-20 shows nothing without a wallet, and takes one at any later time', async () => {
    const { clock, ids, window } = search()
    await clock.advance(60_000)
    expect(ids()).toEqual([])
    mockEvmWallet({ rdns: 'io.kite' }).announce(window)
    expect(ids()).toEqual(['io.kite'])
  })

  it('keeps one row for a provider that announces itself again', () => {
    const { ids, window } = search()
    const wallet = mockEvmWallet({ rdns: 'io.kite' })
    wallet.announce(window)
    wallet.announce(window)
    const { provider } = wallet
    const again = { uuid: 'another', name: 'Kite', icon: '', rdns: 'io.kite' }
    info(window, { info: again, provider })
    expect(ids()).toEqual(['io.kite'])
  })

  it.each(['first', 'second'])(
    'lists a provider that copies rdns and uuid beside the real one, be it %s',
    (place) => {
      const { listed, window } = search()
      const real = mockEvmWallet({ rdns: 'io.kite' })
      const copies = [
        mockEvmWallet({ rdns: 'io.kite' }),
        mockEvmWallet({ rdns: 'io.kite' }),
      ]
      const [copy, other] = copies
      if (place === 'second') real.announce(window)
      copy?.announce(window)
      if (place === 'first') real.announce(window)
      other?.announce(window)
      const all = [...listed]
      expect(new Set(all.map(({ info }) => info.id)).size).toBe(3)
      expect(all.map(({ info }) => info.storageId)).toEqual([
        'io.kite',
        'io.kite',
        'io.kite',
      ])
      expect(all.map((one) => one.getProvider())).toContain(real.provider)
    },
  )

  it('lists two wallets with one rdns, each opening its own provider', () => {
    const { listed, window } = search()
    const first = mockEvmWallet({ rdns: 'io.kite', name: 'Kite', uuid: 'a' })
    const second = mockEvmWallet({ rdns: 'io.kite', name: 'Kite', uuid: 'b' })
    first.announce(window)
    second.announce(window)
    const [one, other] = [...listed]
    expect(one?.info.id).toBe('io.kite')
    expect(other?.info.id).toBe('io.kite#b')
    expect(other?.info.storageId).toBe('io.kite')
    expect(one?.getProvider()).toBe(first.provider)
    expect(other?.getProvider()).toBe(second.provider)
  })

  it('lists look-alikes of one name as two wallets', () => {
    const { ids, window } = search()
    mockEvmWallet({ rdns: 'io.kite', name: 'Kite' }).announce(window)
    mockEvmWallet({ rdns: 'io.kite.evil', name: 'Kite' }).announce(window)
    expect(ids()).toEqual(['io.kite', 'io.kite.evil'])
  })

  it('shows names without what cannot be seen, cut at 64 characters', () => {
    const { listed, window } = search()
    const name = `\u202eKi\u0000te\u200b${'x'.repeat(100)}`
    mockEvmWallet({ rdns: 'io.kite', name }).announce(window)
    const [kite] = [...listed]
    expect(kite?.info.name).toBe(`Kite${'x'.repeat(60)}`)
  })

  it.each([
    'https://evil.example/icon.png',
    'javascript:alert(1)',
    'data:text/html,<script>',
    `data:image/png;base64,${'a'.repeat(65 * 1024)}`,
  ])('leaves out the icon %.40s', (icon) => {
    const { listed, window } = search()
    mockEvmWallet({ rdns: 'io.kite', icon }).announce(window)
    const [kite] = [...listed]
    expect(kite?.info.imageUrl).toBeUndefined()
  })

  it('takes no reserved id from a claimed rdns', () => {
    const { ids, window } = search()
    for (const rdns of ['walletConnect', 'injected', 'AUTH', 'x/y.z', ''])
      mockEvmWallet({
        rdns,
        name: `Kite ${rdns}`,
        uuid: `u-${ids().length}`,
      }).announce(window)
    expect(ids().every((id) => id.startsWith('announced:Kite'))).toBe(true)
    expect(ids()).toHaveLength(5)
  })

  it('drops announcements that are none, whatever is in them', () => {
    const window = new EventTarget()
    const { ids } = search(window)
    const provider = { request: async () => null }
    const good = { uuid: 'u', name: 'Kite', icon: '', rdns: 'io.kite' }
    const bad: unknown[] = [
      undefined,
      null,
      1,
      {},
      { info: good },
      { info: good, provider: {} },
      { info: { ...good, name: '' }, provider },
      { info: { ...good, name: '\u200b' }, provider },
      { info: { ...good, name: 1 }, provider },
      { info: { ...good, uuid: undefined }, provider },
      { info: { ...good, uuid: '' }, provider },
      new Proxy({}, { get: () => fail() }),
      { info: new Proxy({}, { get: () => fail() }), provider },
      { info: good, provider: new Proxy({}, { get: () => fail() }) },
    ]
    for (const detail of bad) info(window, detail)
    window.dispatchEvent(new Event('eip6963:announceProvider'))
    expect(ids()).toEqual([])
  })

  it('shows no more than 100 wallets', () => {
    const { ids, window } = search()
    for (let index = 0; index < 500; index++) {
      const detail = { uuid: `u${index}`, name: 'Kite', rdns: `io.k${index}` }
      info(window, { info: detail, provider: { request: async () => null } })
    }
    expect(ids()).toHaveLength(100)
  })

  it('stops with its signal, and starts again with the same connectors', async () => {
    const { clock, listed, start, stop, window } = search()
    mockEvmWallet({ rdns: 'io.kite' }).announce(window)
    const before = [...listed]
    stop()
    mockEvmWallet({ rdns: 'io.heron' }).announce(window)
    expect(listed.size).toBe(1)
    expect(clock.waiting()).toBe(0)
    start()
    await clock.advance(4_000)
    expect([...listed][0]).toBe(before[0])
    expect(listed.size).toBe(2)
  })

  it('looks again when told to', async () => {
    const { adapter, clock, ids, window } = search()
    await clock.advance(10_000)
    const wallet = mockEvmWallet({ rdns: 'io.kite' })
    const detail = {
      info: { uuid: 'u', name: 'Kite', icon: '', rdns: 'io.kite' },
      provider: wallet.provider,
    }
    window.addEventListener('eip6963:requestProvider', () =>
      info(window, detail),
    )
    adapter.rediscover()
    expect(ids()).toEqual(['io.kite'])
  })
})

describe('the wallet at window.ethereum', () => {
  it('[R1.1] is listed when nothing announced itself in the first round', async () => {
    const window = new EventTarget()
    const wallet = mockEvmWallet()
    wallet.inject(window)
    const { clock, listed } = search(window)
    expect(listed.size).toBe(0)
    await clock.advance(200)
    const [connector] = [...listed]
    expect(connector?.info).toEqual({
      id: 'injected',
      storageId: 'injected',
      name: 'Browser wallet',
      type: 'INJECTED',
      namespaces: ['eip155'],
    })
    expect(connector?.getProvider()).toBe(wallet.provider)
  })

  it('stays away when something announced itself', async () => {
    const window = new EventTarget()
    const wallet = mockEvmWallet({ rdns: 'io.kite' })
    wallet.inject(window)
    wallet.announce(window)
    const { clock, ids } = search(window)
    await clock.advance(4_000)
    expect(ids()).toEqual(['io.kite'])
  })

  it('goes when something announces itself later, unless it is in use', async () => {
    for (const isInUse of [false, true]) {
      const window = new EventTarget()
      mockEvmWallet().inject(window)
      const { clock, ids, listed } = search(window)
      await clock.advance(200)
      const [connector] = [...listed]
      const { signal } = new AbortController()
      if (isInUse) await connector?.connect({ signal })
      mockEvmWallet({ rdns: 'io.kite' }).announce(window)
      expect(ids()).toEqual(isInUse ? ['injected', 'io.kite'] : ['io.kite'])
    }
  })

  it('is not listed when it is no provider, or reading it throws', async () => {
    for (const ethereum of [{}, null, 'x', { request: 1 }]) {
      const { clock, ids } = search(
        Object.assign(new EventTarget(), { ethereum }),
      )
      await clock.advance(4_000)
      expect(ids()).toEqual([])
    }
    const window = Object.defineProperty(new EventTarget(), 'ethereum', {
      get: fail,
    })
    const { clock, ids } = search(window)
    await clock.advance(4_000)
    expect(ids()).toEqual([])
  })
})

function fail(): never {
  throw new Error('trap')
}
