import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../testing/createMemoryStore.js'
import { propertyRuns } from '../testing/propertyRuns.js'
import {
  type CacheHome,
  type CacheName,
  cachedAccountsLimit,
  readCached,
  removeCached,
  writeCached,
} from './cached.js'
import { createStorage } from './createStorage.js'

function cachedValue<name extends CacheName>(
  home: CacheHome,
  name: name,
  key: string,
) {
  return readCached(home, name, key)?.value
}

function createHome(store = createMemoryStore()) {
  let time = 1_700_000_000_000
  return {
    store,
    storage: createStorage(store, 'theme'),
    environment: { clock: { now: () => time } },
    advance(durationMs: number) {
      time += durationMs
    },
  }
}
const key = 'eip155:1:0xab'
const balance = { value: '12', decimals: 18, symbol: 'ETH' }
const token = (name: string) => ({
  symbol: 'TOK',
  name,
  quantity: { decimals: '6', numeric: '12.5' },
})

describe('cached answers', () => {
  it('[R9.10] keep a native balance for 30 s', () => {
    const home = createHome()
    writeCached(home, 'nativeBalances', key, balance)
    home.advance(29_999)
    expect(cachedValue(home, 'nativeBalances', key)).toEqual(balance)
    home.advance(1)
    expect(cachedValue(home, 'nativeBalances', key)).toBeUndefined()
  })

  it('[R9.9] keep a portfolio for 30 s', () => {
    const home = createHome()
    writeCached(home, 'portfolios', key, [token('Token')])
    home.advance(29_999)
    expect(cachedValue(home, 'portfolios', key)).toEqual([token('Token')])
    home.advance(1)
    expect(cachedValue(home, 'portfolios', key)).toBeUndefined()
  })

  it('outlive the visit', () => {
    const store = createMemoryStore()
    writeCached(createHome(store), 'nativeBalances', key, balance)
    expect(cachedValue(createHome(store), 'nativeBalances', key)).toEqual(
      balance,
    )
  })

  it('[R3.10] keep every field of a token', () => {
    const home = createHome()
    const full = {
      ...token('Token'),
      address: '0xcd',
      price: 1.5,
      value: 18.75,
      iconUrl: '/token.svg',
    }
    writeCached(home, 'portfolios', key, [full])
    expect(cachedValue(home, 'portfolios', key)).toEqual([full])
  })

  it('are not trusted when the clock was set back', () => {
    const home = createHome()
    writeCached(home, 'nativeBalances', key, balance)
    home.advance(-86_400_000)
    expect(cachedValue(home, 'nativeBalances', key)).toBeUndefined()
  })

  it('say when they were written', () => {
    const home = createHome()
    const writtenAt = home.environment.clock.now()
    writeCached(home, 'nativeBalances', key, balance)
    home.advance(12_000)
    const entry = readCached(home, 'nativeBalances', key)
    expect(entry?.writtenAt).toBe(writtenAt)
  })

  it('are forgotten one by one', () => {
    const home = createHome()
    writeCached(home, 'nativeBalances', key, balance)
    writeCached(home, 'nativeBalances', 'other', balance)
    removeCached(home, 'nativeBalances', key)
    expect(cachedValue(home, 'nativeBalances', key)).toBeUndefined()
    expect(cachedValue(home, 'nativeBalances', 'other')).toEqual(balance)
    removeCached(home, 'nativeBalances', 'other')
    expect(home.store.entries()).toEqual({})
  })

  it('leave too large a one out, and keep the others', () => {
    const home = createHome()
    const large = Array.from({ length: 50 }, () => token('x'.repeat(900)))
    writeCached(home, 'portfolios', 'first', large)
    home.advance(1)
    writeCached(home, 'portfolios', 'second', large)
    expect(cachedValue(home, 'portfolios', 'first')).toBeUndefined()
    expect(cachedValue(home, 'portfolios', 'second')).toEqual(large)
    writeCached(home, 'portfolios', 'huge', [...large, ...large])
    expect(cachedValue(home, 'portfolios', 'huge')).toBeUndefined()
  })

  it('give nothing rather than an older one when a new one is not taken', () => {
    const home = createHome()
    const long = 'x'.repeat(3_000)
    writeCached(home, 'nativeBalances', key, balance)
    writeCached(home, 'nativeBalances', 'other', balance)
    writeCached(home, 'nativeBalances', key, { ...balance, symbol: long })
    expect(cachedValue(home, 'nativeBalances', key)).toBeUndefined()
    expect(cachedValue(home, 'nativeBalances', 'other')).toEqual(balance)
  })

  it('know nothing of keys that nobody wrote', () => {
    const home = createHome()
    writeCached(home, 'nativeBalances', key, balance)
    for (const odd of ['constructor', '__proto__', 'toString'])
      expect(cachedValue(home, 'nativeBalances', odd)).toBeUndefined()
  })

  it('hold the newest 20 accounts, each with its own last value', () => {
    const step = fc.record({
      account: fc.integer({ min: 0, max: 30 }).map((n) => `eip155:1:0x${n}`),
      value: fc.bigInt({ min: 0n, max: 2n ** 64n }).map(String),
      waitMs: fc.integer({ min: 0, max: 700 }),
    })
    fc.assert(
      fc.property(fc.array(step, { minLength: 20, maxLength: 80 }), (steps) => {
        const home = createHome()
        const { clock } = home.environment
        let model: { account: string; value: string; at: number }[] = []
        for (const { account, value, waitMs } of steps) {
          home.advance(waitMs)
          writeCached(home, 'nativeBalances', account, { ...balance, value })
          model = [
            ...model.filter(
              (one) => one.account !== account && clock.now() - one.at < 30_000,
            ),
            { account, value, at: clock.now() },
          ].slice(-cachedAccountsLimit)
        }
        for (let index = 0; index <= 30; index += 1) {
          const account = `eip155:1:0x${index}`
          expect(cachedValue(home, 'nativeBalances', account)?.value).toBe(
            model.find((one) => one.account === account)?.value,
          )
        }
      }),
      propertyRuns(60),
    )
  })
})
