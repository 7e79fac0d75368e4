import { readFileSync } from 'node:fs'
import { themeDensities, themePresets } from '@hasp/core'
import { describe, expect, it } from 'vitest'
import { findLowContrast } from './development/findLowContrast.js'
import { resolveVariables } from './resolveVariables.js'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [inDark = '', inLight = ''] = css.split('[data-theme="light"] {')

function readDefault(theme: 'dark' | 'light', name: string): string {
  const sheets = theme === 'light' ? [inLight, inDark] : [inDark]
  const value = new RegExp(`${name}:\\s*([^;]+);`)
  for (const sheet of sheets) {
    const [, found] = value.exec(sheet) ?? []
    if (found) return found
  }
  return ''
}

const themes = ['dark', 'light'] as const
const looks = themePresets.flatMap((preset) =>
  themes.map((theme) => ({ preset, theme })),
)

describe('a preset', () => {
  it.each(looks)(
    '$preset gives every text in $theme 4.5:1',
    ({ preset, theme }) => {
      const variables: Record<string, string | undefined> = resolveVariables(
        { preset },
        theme,
      )
      const read = (name: string) => variables[name] ?? readDefault(theme, name)
      expect(read('--kit-accent-text')).toMatch(/^#/)
      expect(findLowContrast(read)).toEqual([])
    },
  )

  it('gives way to what is asked for by itself', () => {
    const look = { preset: 'terminal', radius: 1, font: 'Inter' } as const
    expect(resolveVariables(look, 'dark')).toMatchObject({
      '--kit-radius': '1',
      '--kit-font': 'Inter',
      '--kit-surface': '#0b0f0c',
    })
  })

  it('lets single tokens win, for both modes or for one', () => {
    const tokens = { '--kit-ink': '#ffffff' }
    const both = resolveVariables({ preset: 'paper', tokens }, 'light')
    expect(both['--kit-ink']).toBe('#ffffff')
    const one = {
      preset: 'paper',
      tokens: { dark: tokens, light: {} },
    } as const
    expect(resolveVariables(one, 'light')['--kit-ink']).toBe('#231d14')
    expect(resolveVariables(one, 'dark')['--kit-ink']).toBe('#ffffff')
  })
})

describe('an accent', () => {
  it('may be one for each mode', () => {
    const accent = { dark: '#0590a2', light: '#7058e2' }
    expect(resolveVariables({ accent }, 'dark')['--kit-accent']).toBe('#0590a2')
    expect(resolveVariables({ accent }, 'light')['--kit-accent']).toBe(
      '#7058e2',
    )
  })

  it('is made readable on the surfaces of the site', () => {
    const tokens = {
      '--kit-surface': '#666666',
      '--kit-raised': '#6b6b6b',
      '--kit-sunken': '#606060',
      '--kit-hover': '#6f6f6f',
    }
    const look = { accent: '#7058e2', tokens }
    const variables: Record<string, string | undefined> = resolveVariables(
      look,
      'dark',
    )
    const wrong = findLowContrast((name) => variables[name] ?? '')
    expect(wrong).toEqual([])
  })
})

it('a density never makes targets lower than 44', () => {
  for (const density of themeDensities) {
    const heights = Object.entries(resolveVariables({ density }, 'dark'))
      .filter(([name]) => /row|button|header/.test(name))
      .map(([, value]) => Number(/\d+/.exec(value ?? '')?.[0]))
    for (const height of heights) expect(height).toBeGreaterThanOrEqual(44)
  }
})
