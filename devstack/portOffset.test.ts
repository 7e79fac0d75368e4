import { describe, expect, it } from 'vitest'
import { portOffset } from './portOffset.js'

describe('the port offset', () => {
  it('is nothing when nobody sets it', () => {
    expect(portOffset({})).toBe(0)
    expect(portOffset({ HASP_PORT_OFFSET: ' ' })).toBe(0)
  })

  it('is the number in the environment', () => {
    expect(portOffset({ HASP_PORT_OFFSET: '100' })).toBe(100)
  })

  it.each(['-1', '1.5', 'ten', '50001', '1e3'])(
    'refuses %s in one sentence',
    (text) => {
      expect(() => portOffset({ HASP_PORT_OFFSET: text })).toThrow(
        `HASP_PORT_OFFSET is "${text}": set it to a whole number from 0 to 50000.`,
      )
    },
  )
})
