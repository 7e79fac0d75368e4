import { describe, expect, it, test } from 'vitest'
import { readLeakedPasswords } from '../../readLeakedPasswords.js'
import { isCommonPassword } from './isCommonPassword.js'
import { rateGuessing } from './rateGuessing.js'
import { fillWordFilter, isInWordFilter } from './wordFilter.js'

const leaked = readLeakedPasswords()
const filter = fillWordFilter(leaked)
const isCommon = (password: string) =>
  isCommonPassword(password, (text) => isInWordFilter(filter, text))

describe('isCommonPassword', () => {
  it('knows every leaked password that a visitor could choose', () => {
    const long = leaked.filter(({ length }) => length >= 12)
    expect(long.length).toBeGreaterThan(300)
    expect(long.filter((password) => !isCommon(password))).toEqual([])
    // Some of them look as if nobody could guess them.
    expect(
      long.filter((password) => rateGuessing(password) !== 'weak').length,
    ).toBeGreaterThan(20)
  })

  test.each([
    'q1w2e3r4t5y6',
    'Q1W2E3R4T5Y6',
    'q1w2e3r4t5y6 q1w2e3r4t5y6',
    'lost4815162342!!',
    '!!ne_e_pod_chehyl2019',
    '2024nick1234-rem936',
  ])('%s is one that leaked', (password) => {
    expect(isCommon(password)).toBe(true)
  })

  test.each([
    'lantern velvet orchard pickle',
    'gH7#qLw92xVt',
    'V9#kfT2!mQx8@Lr4&Zp',
    'سحابة قنديل برتقال نافذة',
    '雲灯橙紙川石空海風',
  ])('%s is nobody’s but the visitor’s', (password) => {
    expect(isCommon(password)).toBe(false)
  })

  it('refuses hardly any other by mistake, and stays small', () => {
    const others = Array.from(
      { length: 20_000 },
      (_, index) => `fjord ${(index * 7919).toString(36)} quilt`,
    )
    expect(others.filter(isCommon).length).toBeLessThan(40)
    expect(filter.length).toBeLessThan(48 * 1024)
  })
})
