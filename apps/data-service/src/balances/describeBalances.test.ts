import { balancesSchema, mostHeldTokens } from '@hasp/protocol/data'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { describeBalances } from './describeBalances.js'
import type { Holding } from './Holdings.js'

const address = `0x${'1a'.repeat(20)}`
const [network, owner] = ['eip155:1', `0x${'2b'.repeat(20)}`]
const holding: fc.Arbitrary<Holding> = fc.record({
  address: fc.constant(address),
  name: fc.string({ unit: 'binary', maxLength: 20 }),
  symbol: fc.string({ unit: 'binary', maxLength: 6 }),
  decimals: fc.integer({ min: 0, max: 77 }),
  units: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
  isVerified: fc.boolean(),
  iconUrl: fc.option(fc.constant('/v1/images/1'), { nil: undefined }),
})
const price = fc.option(
  fc.double({ min: Number.MIN_VALUE, max: 1e9, noNaN: true }),
  {
    nil: undefined,
  },
)

function write(held: readonly Holding[], usd?: number) {
  return describeBalances({
    networkId: network,
    address: owner,
    holdings: { block: { number: 7, time: 1 }, isComplete: true, held },
    priceOf: () => usd,
    findIcon: (location) => location,
    trusted: ['USDC'],
    readAt: 1,
  })
}

describe('the answer about an account', () => {
  it('is one that its readers take, whatever is held and what it costs', () => {
    fc.assert(
      fc.property(fc.array(holding, { maxLength: 5 }), price, (held, usd) => {
        const answer: unknown = JSON.parse(JSON.stringify(write(held, usd)))
        expect(v.parse(balancesSchema, answer)).toEqual(answer)
      }),
      { numRuns: process.env.HASP_LONG === '1' ? 20_000 : 300 },
    )
  })

  it('names as many tokens as it may, and says that there are others', () => {
    const one = { name: 'A', symbol: 'A', decimals: 0, units: 1n, address }
    const held = (count: number) =>
      Array.from({ length: count }, () => ({ ...one, isVerified: true }))
    const whole = write(held(mostHeldTokens))
    expect(v.is(balancesSchema, whole) && whole.isComplete).toBe(true)
    const cut = write(held(mostHeldTokens + 1))
    expect(v.is(balancesSchema, cut)).toBe(true)
    expect(cut).toMatchObject({ isComplete: false })
  })
})
