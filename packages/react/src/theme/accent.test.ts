import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accentSurfaces, deriveAccent } from './accent.js'
import { contrast } from './contrast.js'
import { parseColor } from './parseColor.js'

/** Every colour, or one in 17: the channels still take all their values. */
const step = process.env.HASP_LONG ? 1 : 17
const nibble = fc.integer({ min: 0, max: 15 })
const gridColor = fc
  .tuple(nibble, nibble, nibble)
  .map((rgb) => `#${rgb.map((x) => x.toString(16)).join('')}`)

function expectReadable(color: string, theme: 'dark' | 'light') {
  const derived = deriveAccent(color, theme)
  const surfaces = accentSurfaces[theme]
  const label = contrast(derived.accent, derived.onAccent)
  expect(label, `${color} label`).toBeGreaterThanOrEqual(4.5)
  for (const surface of surfaces.slice(0, 2))
    expect(contrast(derived.accent, surface), color).toBeGreaterThanOrEqual(3)
  for (const back of [...surfaces, derived.accentTint])
    expect(contrast(derived.accentText, back), color).toBeGreaterThanOrEqual(
      4.5,
    )
}

describe('deriveAccent', () => {
  it('makes any colour readable in both themes', () => {
    fc.assert(
      fc.property(
        gridColor,
        fc.constantFrom('dark' as const, 'light' as const),
        expectReadable,
      ),
      { numRuns: 150 },
    )
  })

  it('makes the 16³ grid readable', () => {
    for (let value = 0; value < 4096; value += step) {
      const color = `#${value.toString(16).padStart(3, '0')}`
      expectReadable(color, 'dark')
      expectReadable(color, 'light')
    }
  })

  it('keeps a brand colour that is readable already', () => {
    expect(deriveAccent('#0590a2', 'dark').accent).toBe('#0590a2')
    expect(deriveAccent('#0590a2', 'light').accentText).toBe('#067382')
  })

  it('moves a colour that is not', () => {
    expect(deriveAccent('#ff0', 'light')).toMatchObject({
      accent: '#939305',
      accentText: '#6c6c01',
    })
    expect(deriveAccent('#000', 'dark')).toMatchObject({
      accent: '#6c6c6c',
      accentText: '#9e9e9e',
    })
  })
})

describe('parseColor', () => {
  it('reads short and long hexadecimal', () => {
    expect(parseColor('#05F')).toBe('#0055ff')
    expect(parseColor(' #0055fF ')).toBe('#0055ff')
  })

  it('says which colour it cannot read', () => {
    expect(() => parseColor('sea')).toThrow('"sea"')
  })
})
