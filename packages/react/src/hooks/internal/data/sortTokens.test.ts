import type { Token } from '@hasp/core'
import { expect, it } from 'vitest'
import { createMoneyWriter } from './createMoneyWriter.js'
import { sortTokens } from './sortTokens.js'

const token = (symbol: string, rest: Partial<Token> = {}): Token => ({
  ...{ symbol, name: symbol, address: symbol, told: 'current' },
  balance: { value: 1n, decimals: 0 },
  ...rest,
})

const names = (tokens: readonly Token[]) => tokens.map(({ symbol }) => symbol)

it('sums up what is priced and says what it leaves out', () => {
  const sorted = sortTokens([
    token('ETH', { address: undefined, value: 0.5 }),
    token('USD', { value: 2_418.07 }),
    token('DUST', { value: 0.99 }),
    token('FREE'),
    token('NONE', { balance: { value: 0n, decimals: 0 } }),
    token('JUNK', { doubt: 'unknown', value: 1e9 }),
    token('TRAP', { doubt: 'spam', value: 1e9 }),
    token('GONE', { doubt: 'spam', balance: { value: 0n, decimals: 0 } }),
  ])
  expect(sorted.total).toBeCloseTo(2_419.56)
  expect(sorted).toMatchObject({ unpriced: 1, told: 'current' })
  expect(names(sorted.main)).toEqual(['ETH', 'USD', 'FREE', 'NONE'])
  expect(names(sorted.small)).toEqual(['DUST'])
  expect(names(sorted.unknown)).toEqual(['JUNK', 'TRAP'])
})

it('without any price there is no total, never 0', () => {
  expect(sortTokens([token('FREE')]).total).toBe(undefined)
  expect(sortTokens([]).total).toBe(undefined)
})

it.each([
  [0, 'en', '$0.00'],
  [0.001, 'en', '<$0.01'],
  [0.29, 'en', '$0.29'],
  [2_418.079, 'en', '$2,418.07'],
  [999_999_999.999, 'en', '$999,999,999.99'],
  [1_239_999_999, 'en', '$1.239B'],
  [2_418.079, 'de', '2.418,07\u00a0$'],
])('%d dollars in %s are %s', (dollars, locale, text) => {
  expect(createMoneyWriter(locale)(dollars)).toBe(text)
})

it('money in Arabic has Latin digits', () => {
  expect(createMoneyWriter('ar')(2_418.07)).toMatch(/2[,.]418[.,]07/)
})
