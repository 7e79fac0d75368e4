import fc from 'fast-check'
import decodeQR from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { drawQr } from './drawQr.js'

const runs = process.env.HASP_LONG ? 1_000 : 40

/** What a camera would read: four pixels a module, a quiet zone of four. */
function read({ path, size }: ReturnType<typeof drawQr>): string {
  const scale = 4
  const edge = (size + 8) * scale
  const data = new Uint8ClampedArray(edge * edge * 4).fill(255)
  for (const [, left, top] of path.matchAll(/M([\d.]+) (\d+)/g)) {
    const x = (Math.floor(Number(left)) + 4) * scale
    const y = (Number(top) + 4) * scale
    for (let row = y; row < y + scale; row++)
      for (let column = x; column < x + scale; column++)
        data.fill(0, (row * edge + column) * 4, (row * edge + column) * 4 + 3)
  }
  return decodeQR({ width: edge, height: edge, data })
}

describe('drawQr', () => {
  it('draws any text so that it is read', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 300, unit: 'grapheme' }),
        (text) => {
          expect(read(drawQr(text, { hasLogo: false }))).toBe(text)
        },
      ),
      { numRuns: runs },
    )
  })

  it('corrects what a logo covers, in every size', () => {
    for (const length of [11, 60, 151, 258, 482, 661, 908, 1228, 1663]) {
      const text = 'a%:'.repeat(length).slice(0, length)
      const drawing = drawQr(text, { hasLogo: true })
      expect(drawing.hole).toBeGreaterThan(0)
      expect(drawing.hole / drawing.size).toBeLessThanOrEqual(0.2)
      expect(read(drawing), `${length} bytes`).toBe(text)
    }
  })

  it('refuses what no code holds', () => {
    expect(() => drawQr('a'.repeat(1_664), { hasLogo: false })).toThrow()
  })
})
