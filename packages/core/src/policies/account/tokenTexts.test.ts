import { expect, it } from 'vitest'
import { hasSpamTexts, symbolShape } from './tokenTexts.js'

const network = {
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  tokens: [
    { address: '0x1', symbol: 'USDC', name: 'USD Coin', decimals: 6 },
  ] as const,
}

it.each([
  ['a link', 'Visit claim-usdc.com', 'GIFT'],
  ['hidden characters', 'Gift', 'GI\u200bFT'],
  ['a turned reading order', 'Gift \u202Etfig', 'GIFT'],
  ['the symbol of a configured token', 'USD Coin', 'USDC'],
  ['a Cyrillic letter in it', 'USD Coin', 'USD\u0421'],
  ['the network’s own symbol', 'Ether', 'ЕTH'],
])('marks %s', (_what, name, symbol) => {
  expect(hasSpamTexts(network, { name, symbol })).toBe(true)
})

it('leaves alone what says no more than its name', () => {
  const gem = { name: 'Gem of the sea', symbol: 'GEM' }
  expect(hasSpamTexts(network, gem)).toBe(false)
  const alone = { nativeCurrency: network.nativeCurrency }
  expect(hasSpamTexts(alone, { name: 'USD Coin', symbol: 'USDC' })).toBe(false)
})

it('takes symbols for one that look the same, and no others', () => {
  const shape = symbolShape({ symbol: 'USDC' })
  for (const symbol of ['usd\u0441', 'US\u200bDC '])
    expect(symbolShape({ symbol })).toBe(shape)
  expect(symbolShape({ symbol: 'USDT' })).not.toBe(shape)
})
