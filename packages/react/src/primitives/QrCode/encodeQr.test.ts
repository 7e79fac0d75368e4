import fc from 'fast-check'
import encodeWithLibrary from 'qr'
import decodeQR from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { encodeQr } from './encodeQr.js'

const runs = process.env.HASP_LONG ? 1_000 : 40

/** What a camera would read: four pixels a module, a quiet zone of four. */
function read(modules: ReturnType<typeof encodeQr>): string {
  const scale = 4
  const edge = (modules.length + 8) * scale
  const data = new Uint8ClampedArray(edge * edge * 4).fill(255)
  for (let y = 0; y < edge; y++)
    for (let x = 0; x < edge; x++) {
      const row = modules[Math.floor(y / scale) - 4]
      if (row?.[Math.floor(x / scale) - 4])
        data.fill(0, (y * edge + x) * 4, (y * edge + x) * 4 + 3)
    }
  return decodeQR({ width: edge, height: edge, data })
}

const byLibrary = (text: string) =>
  encodeWithLibrary(text, 'raw', {
    ecc: 'quartile',
    encoding: 'byte',
    border: 1,
  })

describe('encodeQr', () => {
  it('a reader of another make reads any text', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 300, unit: 'grapheme' }),
        (text) => {
          expect(read(encodeQr(text))).toBe(text)
        },
      ),
      { numRuns: runs },
    )
  })

  it('every size is as small as another make’s, and is read', () => {
    const lengths = [
      1, 11, 12, 20, 32, 46, 60, 74, 86, 108, 130, 151, 177, 203, 241, 258, 292,
      322, 364, 394, 442, 482, 509, 565, 611, 661, 715, 751, 805, 868, 908, 982,
      1030, 1112, 1168, 1228, 1283, 1351, 1423, 1499, 1579, 1663,
    ]
    for (const length of lengths) {
      const text = 'a%:'.repeat(length).slice(0, length)
      const modules = encodeQr(text)
      expect(modules.length, `${length} bytes`).toBe(byLibrary(text).length - 2)
      expect(read(modules), `${length} bytes`).toBe(text)
    }
  })

  it('refuses what no code holds', () => {
    expect(() => encodeQr('a'.repeat(1_664))).toThrow(RangeError)
  })
})
