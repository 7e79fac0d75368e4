import { describe, expect, it } from 'vitest'
import type { ThemeOptions } from '../../entities/modal/themeOptions.js'
import { checkThemeValues } from './checkThemeValues.js'

/** Options as a page in plain JavaScript may write them. */
const loose = (theme: object): ThemeOptions => Object.assign({}, theme)

describe('checkThemeValues', () => {
  it('says nothing about what the types allow', () => {
    expect(checkThemeValues()).toEqual([])
    expect(
      checkThemeValues({
        preset: 'paper',
        radius: 0,
        font: 'Inter, sans-serif',
        density: 'compact',
        presentation: 'drawer',
        tokens: { '--kit-width': '400px' },
      }),
    ).toEqual([])
    const tokens = { dark: { '--kit-ink': '#fff' }, light: {} }
    expect(checkThemeValues({ tokens })).toEqual([])
  })

  it.each<[string, ThemeOptions, RegExp]>([
    [
      'an unknown preset',
      loose({ preset: 'iris' }),
      /`theme.preset` is "iris". Use one of slate, paper, ocean, terminal/,
    ],
    ['an unknown density', loose({ density: 'dense' }), /compact, regular/],
    [
      'an unknown presentation',
      loose({ presentation: 'sheet' }),
      /modal, drawer, popover/,
    ],
    ['a radius in pixels', { radius: 12 }, /`theme.radius` is 12/],
    ['no font', { font: ' ' }, /`theme.font` is empty/],
    [
      'an unknown token',
      loose({ tokens: { '--kit-background': '#fff' } }),
      /"--kit-background", which is no token/,
    ],
    [
      'a token without its prefix, in one mode',
      loose({ tokens: { dark: { ink: '#fff' }, light: { ink: '#000' } } }),
      /"ink", which is no token/,
    ],
  ])('%s gets one sentence with the way to mend it', (_, theme, sentence) => {
    expect(checkThemeValues(theme)).toEqual([expect.stringMatching(sentence)])
  })
})
