import { describe, expect, it } from 'vitest'
import { createThemeStore, themeModes } from './theme.js'

describe('theme', () => {
  it('is light, dark or system', () => {
    expect(themeModes).toEqual(['light', 'dark', 'system'])
    for (const mode of themeModes)
      expect(createThemeStore(mode).getState()).toEqual({ mode })
  })
})
