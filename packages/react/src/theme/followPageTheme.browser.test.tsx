import type { KitOptions, ThemeSource } from '@hasp/core'
import { afterEach, describe, expect, it } from 'vitest'
import { emulateMedia } from '../testing/emulateMedia.js'
import { renderKit } from '../testing/renderKit.js'

const root = document.documentElement
const sheet = document.createElement('style')

let undo: (() => void) | undefined
afterEach(async () => {
  undo?.()
  undo = undefined
  sheet.remove()
  sheet.textContent = ''
  for (const name of ['class', 'data-theme', 'style'])
    root.removeAttribute(name)
  await setSystem('')
})

async function setSystem(scheme: 'light' | 'dark' | ''): Promise<void> {
  await emulateMedia(scheme ? { 'prefers-color-scheme': scheme } : {})
}

/** Draws a button that follows the page; `css` is the page's own. */
function follow(source: ThemeSource, css = '') {
  sheet.textContent = css
  document.head.append(sheet)
  const theme: KitOptions['theme'] = { follow: source }
  const { container, unmount } = renderKit({ options: { theme } })
  undo = unmount
  return () => container.querySelector('[data-kit]')?.getAttribute('data-theme')
}

describe('theme.follow', () => {
  it('follows the class that next-themes and Tailwind write', async () => {
    root.className = 'dark antialiased'
    const theme = follow('class')
    await expect.poll(theme).toBe('dark')
    root.className = 'light antialiased'
    await expect.poll(theme).toBe('light')
    root.className = 'dark'
    await expect.poll(theme).toBe('dark')
    root.className = ''
    await expect.poll(theme).toBe('light')
  })

  it('follows data-theme, and leaves it alone', async () => {
    root.dataset.theme = 'light'
    const theme = follow('data-theme')
    await expect.poll(theme).toBe('light')
    root.dataset.theme = 'dark'
    await expect.poll(theme).toBe('dark')
    expect(root.dataset.theme).toBe('dark')
  })

  it('understands the named themes of daisyUI by their color-scheme', async () => {
    const theme = follow(
      'data-theme',
      ':root { color-scheme: light } [data-theme="cupcake"] { color-scheme: light } [data-theme="dracula"] { color-scheme: dark }',
    )
    await expect.poll(theme).toBe('light')
    root.dataset.theme = 'dracula'
    await expect.poll(theme).toBe('dark')
    root.dataset.theme = 'cupcake'
    await expect.poll(theme).toBe('light')
    expect(root.dataset.theme).toBe('cupcake')
  })

  it('follows color-scheme, and with it the system', async () => {
    await setSystem('light')
    const theme = follow('color-scheme', ':root { color-scheme: light dark }')
    await expect.poll(theme).toBe('light')
    await setSystem('dark')
    await expect.poll(theme).toBe('dark')
    root.style.setProperty('color-scheme', 'light')
    await expect.poll(theme).toBe('light')
  })
})
