import { readFileSync } from 'node:fs'
import { themeTokens } from '@hasp/core'
import { describe, expect, it } from 'vitest'
import { accentSurfaces, deriveAccent } from './accent.js'
import { contrast } from './contrast.js'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function declarations(selector: string) {
  const start = css.indexOf(`${selector} {`)
  const block = css.slice(start, css.indexOf('}', start))
  return new Map(
    [...block.matchAll(/(--kit-[\w-]+):\s*([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value.trim()] as const,
    ),
  )
}

const dark = declarations('[data-kit]')
const light = new Map([
  ...dark,
  ...declarations(':where([data-kit])[data-theme="light"]'),
])
const themes = { dark, light } as const
const surfaces = ['surface', 'raised', 'sunken', 'hover']

function color(theme: keyof typeof themes, name: string) {
  return themes[theme].get(`--kit-${name}`) ?? ''
}

describe('tokens', () => {
  it('are named among the options as they are declared in tokens.css', () => {
    expect([...themeTokens]).toEqual([...dark.keys()])
  })

  it('colour only what the dark theme declares', () => {
    for (const name of light.keys()) expect(dark.has(name)).toBe(true)
  })

  for (const theme of ['dark', 'light'] as const) {
    it(`give every text of the ${theme} theme 4.5:1 on every surface`, () => {
      const texts = [
        'ink',
        'ink-2',
        'ink-3',
        'success',
        'warning',
        'danger',
        'info',
        'accent-text',
      ]
      for (const text of texts)
        for (const surface of surfaces)
          expect(
            contrast(color(theme, text), color(theme, surface)),
            `${text} on ${surface}`,
          ).toBeGreaterThanOrEqual(4.5)
    })

    it(`give edges and focus of the ${theme} theme 3:1`, () => {
      for (const edge of ['line-strong', 'focus', 'accent'])
        for (const surface of surfaces.slice(0, 2))
          expect(
            contrast(color(theme, edge), color(theme, surface)),
            `${edge} on ${surface}`,
          ).toBeGreaterThanOrEqual(3)
    })

    it(`give texts on tints and fills of the ${theme} theme 4.5:1`, () => {
      const pairs = ['success', 'warning', 'danger'].flatMap((tone) => [
        [tone, `${tone}-tint`],
        ['ink', `${tone}-tint`],
      ])
      pairs.push(['accent-text', 'accent-tint'], ['on-accent', 'accent'])
      for (const [text = '', back = ''] of pairs)
        expect(
          contrast(color(theme, text), color(theme, back)),
          `${text} on ${back}`,
        ).toBeGreaterThanOrEqual(4.5)
    })

    it(`derive the ${theme} accent from the same surfaces`, () => {
      expect(surfaces.map((name) => color(theme, name))).toEqual([
        ...accentSurfaces[theme],
      ])
    })

    it(`have the derived Iris as the ${theme} accent`, () => {
      expect(deriveAccent('#7058e2', theme)).toEqual({
        accent: color(theme, 'accent'),
        onAccent: color(theme, 'on-accent'),
        accentText: color(theme, 'accent-text'),
        accentTint: color(theme, 'accent-tint'),
        focus: color(theme, 'focus'),
      })
    })
  }
})
