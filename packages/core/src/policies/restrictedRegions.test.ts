import { describe, expect, it } from 'vitest'
import {
  assertUnrestricted,
  isRestricted,
  restrictedTimeZones,
} from './restrictedRegions.js'
import { walletFeatures } from './walletFeatures.js'

const nine = [
  'Shanghai',
  'Urumqi',
  'Chongqing',
  'Harbin',
  'Kashgar',
  'Macau',
  'Macao',
  'Hong_Kong',
  'Beijing',
]

describe('restricted regions', () => {
  it.each(nine)('[R6.9] restricts visitors of Asia/%s', (name) => {
    expect(isRestricted(`Asia/${name}`)).toBe(true)
    expect(isRestricted(`ASIA/${name.toUpperCase()}`)).toBe(true)
  })

  it('[R6.9] restricts nobody else', () => {
    expect(restrictedTimeZones).toHaveLength(nine.length)
    const others = Intl.supportedValuesOf('timeZone').filter(
      (zone) => !restrictedTimeZones.includes(zone),
    )
    expect(others.length).toBeGreaterThan(300)
    expect(others.filter((zone) => isRestricted(zone))).toEqual([])
    expect(isRestricted('')).toBe(false)
  })

  it('[R6.9] refuses on-ramp and swaps to them, and nothing else', () => {
    const refused = walletFeatures.filter((feature) => {
      try {
        assertUnrestricted(feature, 'Asia/Shanghai')
        return false
      } catch (error) {
        expect(error).toMatchObject({ code: 'ACTION_NOT_ALLOWED' })
        return true
      }
    })
    expect(refused).toEqual(['onramp', 'swaps'])
    for (const feature of walletFeatures)
      expect(() => assertUnrestricted(feature, 'Europe/Berlin')).not.toThrow()
  })

  it('follows a configured list', () => {
    expect(isRestricted('Asia/Shanghai', [])).toBe(false)
    expect(isRestricted('Europe/Berlin', ['Europe/Berlin'])).toBe(true)
  })
})
