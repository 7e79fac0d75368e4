import { expect, it } from 'vitest'
import { parseBigJson } from './parseBigJson.js'

it('numbers that would be rounded are texts, and texts stay what they are', () => {
  expect(
    parseBigJson('{"a":12345678901234567890,"b":[1,-2.5e3],"c":"1\\"2\\\\"}'),
  ).toEqual({ a: '12345678901234567890', b: [1, -2500], c: '1"2\\' })
})

it('a text without an end is read once', () => {
  for (const text of ['\\"'.repeat(200_000), `"${'\\'.repeat(399_999)}`]) {
    // Of this process alone: others may have the processor for a while.
    const start = process.cpuUsage()
    expect(() => parseBigJson(text)).toThrow(SyntaxError)
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(1_000)
  }
})
