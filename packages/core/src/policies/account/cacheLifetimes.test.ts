import { describe, expect, it } from 'vitest'
import { cacheLifetimes } from './cacheLifetimes.js'

describe('cacheLifetimes', () => {
  it.each([
    ['[R9.9]', 'portfolios', 30_000],
    ['[R9.10]', 'nativeBalances', 30_000],
  ] as const)('%s keeps %s for %i ms', (_, name, lifetimeMs) => {
    expect(cacheLifetimes[name]).toBe(lifetimeMs)
  })
})
