import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frameLimits, readMessage, writeMessage } from './messageText.js'

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const wide = (keys: number) =>
  JSON.stringify(
    Object.fromEntries(Array.from({ length: keys }, (_, key) => [key, 0])),
  )
const long = (bytes: number) => JSON.stringify('x'.repeat(bytes - 2))

describe('a message as text', () => {
  it('is read up to each limit, and not one step beyond', () => {
    expect(readMessage(long(frameLimits.bytes))).toBeTypeOf('string')
    expect(readMessage(long(frameLimits.bytes + 1))).toBeUndefined()
    expect(readMessage(deep(frameLimits.depth))).toEqual(expect.anything())
    expect(readMessage(deep(frameLimits.depth + 1))).toBeUndefined()
    expect(readMessage(wide(frameLimits.keys))).toEqual(expect.anything())
    expect(readMessage(wide(frameLimits.keys + 1))).toBeUndefined()
  })

  it('counts bytes, not characters', () => {
    const text = JSON.stringify('€'.repeat(frameLimits.bytes / 3))
    expect(text.length).toBeLessThan(frameLimits.bytes)
    expect(readMessage(text)).toBeUndefined()
  })

  it.each(['__proto__', 'constructor', 'prototype'])(
    'T-HST-03 is refused with the key %s at any depth',
    (key) => {
      expect(readMessage(`{"a":[{"${key}":{"x":1}}]}`)).toBeUndefined()
      expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
    },
  )

  it('has records without a prototype', () => {
    const read = readMessage('{"a":{"b":1}}') as { a: object }
    expect(Object.getPrototypeOf(read)).toBe(null)
    expect(Object.getPrototypeOf(read.a)).toBe(null)
  })

  it.each([
    ['an object', {}],
    ['a list that reads like text', ['{"a":1}']],
    ['an object that says text', { toString: () => '{"a":1}' }],
    ['a number', 1],
    ['a buffer', new ArrayBuffer(8)],
    ['nothing', undefined],
    ['no JSON', '{a:1}'],
    ['half of one', '{"a":'],
    ['very deep text', '['.repeat(200_000)],
  ])('is not read from %s', (_name, data) => {
    expect(readMessage(data)).toBeUndefined()
  })

  it('is written with whole numbers as hex, and without what is undefined', () => {
    expect(writeMessage({ a: 2n ** 64n, b: undefined })).toBe(
      '{"a":"0x10000000000000000"}',
    )
  })

  it('is not written when the other side would not read it', () => {
    const round: { self?: unknown } = {}
    round.self = round
    expect(() => writeMessage(round)).toThrow('INVALID_PAYLOAD')
    const large = 'x'.repeat(frameLimits.bytes)
    expect(() => writeMessage({ large })).toThrow('TOO_LARGE')
  })

  it('T-FRM-05 never throws, whatever arrives', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.anything()), (data) => {
        readMessage(data)
      }),
    )
  })
})
