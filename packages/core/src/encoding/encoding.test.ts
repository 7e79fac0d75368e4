import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../testing/propertyRuns.js'
import { decodeBase58, encodeBase58 } from './base58.js'
import { decodeBase64, encodeBase64, encodeBase64Url } from './base64.js'
import { decodeHex, encodeHex } from './hex.js'

const codecs = [
  { name: 'base58', encode: encodeBase58, decode: decodeBase58 },
  { name: 'base64', encode: encodeBase64, decode: decodeBase64 },
  { name: 'base64url', encode: encodeBase64Url, decode: decodeBase64 },
  { name: 'hex', encode: encodeHex, decode: decodeHex },
] as const

const bytes = fc.uint8Array({ minLength: 1, maxLength: 100 })

describe.each(codecs)('$name', ({ decode, encode }) => {
  it('gives back what was written', () => {
    fc.assert(
      fc.property(bytes, (value) => {
        expect(decode(encode(value))).toEqual(value)
      }),
      propertyRuns(100),
    )
  })

  it('reads junk as nothing, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = decode(text)
        expect(read === undefined || read instanceof Uint8Array).toBe(true)
      }),
      propertyRuns(200),
    )
  })
})

it('base64 is read in both alphabets, padded or not, and strictly', () => {
  const value = Uint8Array.of(251, 255)
  for (const text of ['+/8=', '+/8', '-_8=', '-_8'])
    expect(decodeBase64(text)).toEqual(value)
  const junk = ['', '=', '+/8 ', '+/8==', '+/9=', '+/8\n', 'A', null, 8]
  const refused = junk.filter((text) => decodeBase64(text) === undefined)
  expect(refused).toEqual(junk.filter((text) => text !== '+/8=='))
})

it('hex is read in pairs of any case, without a prefix', () => {
  expect(decodeHex('01Ff')).toEqual(Uint8Array.of(1, 255))
  for (const text of ['', '0', '0x01', '01 ', 1, undefined])
    expect(decodeHex(text)).toBeUndefined()
})

it('base58 keeps zeros in front and takes no endless text', () => {
  expect(encodeBase58(Uint8Array.of(0, 0, 1))).toBe('112')
  expect(decodeBase58('112')).toEqual(Uint8Array.of(0, 0, 1))
  expect(decodeBase58('0')).toBeUndefined()
  expect(decodeBase58('1'.repeat(201))).toBeUndefined()
})

describe('base64', () => {
  it('is what Node makes of it, in both alphabets', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 200 }), (some) => {
        const buffer = Buffer.from(some)
        expect(encodeBase64(some)).toBe(buffer.toString('base64'))
        expect(encodeBase64Url(some)).toBe(buffer.toString('base64url'))
        expect(decodeBase64(buffer.toString('base64'))).toEqual(some)
        expect(decodeBase64(buffer.toString('base64url'))).toEqual(some)
      }),
      propertyRuns(100),
    )
  })
})

describe('base58', () => {
  it.each([
    ['', ''],
    ['00', '1'],
    ['0000ff', '115Q'],
    ['61', '2g'],
    ['516b6fcd0f', 'ABnLTmg'],
    [
      '00eb15231dfceb60925886b67d065299925915aeb172c06647',
      '1NS17iag9jJgTHD1VXjvLCEnZuQ3rJDE9L',
    ],
  ])('writes %s as %s', (input, output) => {
    expect(encodeBase58(Uint8Array.from(Buffer.from(input, 'hex')))).toBe(
      output,
    )
  })
})
