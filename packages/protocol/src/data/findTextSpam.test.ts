import { describe, expect, it } from 'vitest'
import { findTextSpam } from './findTextSpam.js'

const trusted = ['ETH', 'USDC', 'HUSD']
const find = (name: string, symbol = 'ZZZ') =>
  findTextSpam({ name, symbol }, trusted)

describe('the texts of a token', () => {
  it.each([
    'visit claim-usdc.com',
    'https://x',
    'www reward',
    'AirDrop: uni.claims!',
    'пример.рф',
    'go to a。com',
    '$ 5000 | t.me/abc',
  ])('%s is a link', (name) => {
    expect(find(name)).toContain('LINK')
    expect(find('Plain', name)).toContain('LINK')
  })

  it.each([
    ['turned around', 'CDSU\u202e'],
    ['of no width', 'US\u200bD'],
    ['a control character', 'A\u0007B'],
    ['half a character', 'A\ud800'],
  ])('%s is hidden', (_what, name) => {
    expect(find(name)).toContain('HIDDEN_CHARACTERS')
  })

  it.each([
    'USDC',
    'usdc',
    'USDС',
    'U SDC',
    'USD\u200bC',
    'ＵＳＤＣ',
    'U$DC',
    'USDĊ',
  ])('%s imitates a known symbol', (symbol) => {
    expect(find('Some coin', symbol)).toContain('IMITATION')
  })

  it.each([
    ['Wrapped BTC', 'WBTC'],
    ['USD Coin (Bridged)', 'USDC.e'],
    ['Aave Token', 'AAVE'],
    ['1inch', '1INCH'],
    ['Dr. Moon', 'MOON'],
    ['日本円', 'JPYC'],
    ['Zero', '0'],
  ])('%s, %s is honest', (name, symbol) => {
    expect(find(name, symbol)).toEqual([])
  })
})
