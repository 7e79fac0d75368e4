import { expect, it } from 'vitest'
import { processorMsOf } from '../../../../../../devstack/testing/processorMsOf.js'
import { parseBigJson } from './parseBigJson.js'

it('numbers that would be rounded are texts, and texts stay what they are', () => {
  expect(
    parseBigJson('{"a":12345678901234567890,"b":[1,-2.5e3],"c":"1\\"2\\\\"}'),
  ).toEqual({ a: '12345678901234567890', b: [1, -2500], c: '1"2\\' })
})

it('a text without an end is read once', () => {
  for (const text of ['\\"'.repeat(200_000), `"${'\\'.repeat(399_999)}`]) {
    const spentMs = processorMsOf(() => {
      expect(() => parseBigJson(text)).toThrow(SyntaxError)
    })
    expect(spentMs).toBeLessThan(1_000)
  }
})
