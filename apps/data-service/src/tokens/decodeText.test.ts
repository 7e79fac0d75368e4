import fc from 'fast-check'
import { encodeAbiParameters, stringToHex } from 'viem'
import { expect, it } from 'vitest'
import { decodeText } from './decodeText.js'

const encode = (text: string) =>
  encodeAbiParameters([{ type: 'string' }], [text])

it('reads texts as tokens of today and of old answer with them', () => {
  expect(decodeText(encode('Dai Stablecoin'), 40)).toBe('Dai Stablecoin')
  expect(decodeText(stringToHex('MKR', { size: 32 }), 12)).toBe('MKR')
  expect(decodeText(encode(''), 12)).toBe('')
  expect(decodeText(encode(`${'a'.repeat(11)}😀`), 12)).toBe('a'.repeat(11))
})

it('reads nothing out of what is no text', () => {
  for (const data of ['0x', '0x01', `0x${'ff'.repeat(64)}`] as const)
    expect(decodeText(data, 40)).toBe(undefined)
  expect(decodeText(undefined, 40)).toBe(undefined)
  expect(decodeText(encode('a'.repeat(5_000)), 40)).toBe(undefined)
})

it('ends with any bytes in a text that is no longer than asked for', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 300 }),
      fc.nat(40),
      (bytes, most) => {
        const data = `0x${Buffer.from(bytes).toString('hex')}` as const
        expect((decodeText(data, most) ?? '').length).toBeLessThanOrEqual(most)
      },
    ),
  )
})
