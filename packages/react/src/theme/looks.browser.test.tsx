import { openModal } from '@hasp/core'
import {
  createTestKit,
  mockAdapter,
  mockConnector,
  testNetworks,
} from '@hasp/core/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ConnectButton } from '../buttons/ConnectButton.js'
import { KitProvider } from '../KitProvider.js'
import { KitTheme } from '../KitTheme.js'
import { EmbeddedKit } from '../modal/EmbeddedKit.js'
import { renderKit } from '../testing/renderKit.js'
import type { ClassNames } from './parts.js'

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(() => rendered?.unmount())

const dialog = () => document.querySelector('dialog')

/** A token on the root around an element. */
function token(name: string, inside: Element | null | undefined) {
  const root = inside?.closest('[data-kit]')
  return root ? getComputedStyle(root).getPropertyValue(name) : undefined
}

describe('theme', () => {
  it('takes a preset and what differs from it', async () => {
    rendered = renderKit({
      options: {
        theme: {
          preset: 'terminal',
          density: 'compact',
          radius: 0.5,
          tokens: { '--kit-width': '420px' },
        },
      },
    })
    const { container, kit } = rendered
    const button = container.querySelector('button')
    await expect.poll(() => token('--kit-radius', button)).toBe('0.5')
    expect(token('--kit-surface', button)).toBe('#0b0f0c')
    expect(token('--kit-font', button)).toContain('ui-monospace')
    expect(button?.offsetHeight).toBe(44)
    openModal(kit)
    await expect.poll(() => dialog()?.offsetWidth).toBe(420)
  })

  it('says in development which text is hard to read, whoever set it', async ({
    complaints,
  }) => {
    const sheet = document.createElement('style')
    sheet.textContent = '[data-kit] { --kit-ink-2: #333 }'
    document.head.append(sheet)
    rendered = renderKit({ options: { logLevel: 'error' } })
    const said: string[] = []
    await expect
      .poll(() => {
        said.push(...complaints.take())
        return said
      })
      .toEqual([
        expect.stringMatching(
          /In the dark theme, --kit-ink-2 on --kit-\w+ has a contrast of 1\.\d\d/,
        ),
      ])
    sheet.remove()
  })
})

describe('themes in themes', () => {
  const inner = { mode: 'light', radius: 0 } as const
  const innermost = { density: 'compact' } as const

  it('change what they name, and nothing outside', async () => {
    rendered = renderKit({
      options: { theme: { accent: '#0590a2' } },
      children: (
        <>
          <ConnectButton label="Outer" />
          <KitTheme theme={inner}>
            <ConnectButton label="Inner" />
            <KitTheme theme={innermost}>
              <ConnectButton label="Innermost" />
            </KitTheme>
          </KitTheme>
        </>
      ),
    })
    const button = (name: string) =>
      page.getByRole('button', { exact: true, name }).element()
    const seen = (name: string) => ({
      accent: token('--kit-accent', button(name)),
      radius: token('--kit-radius', button(name)),
      theme: button(name).closest('[data-kit]')?.getAttribute('data-theme'),
      height: button(name).getBoundingClientRect().height,
    })
    const within = { accent: '#0590a2', radius: '0', theme: 'light' }
    await expect
      .poll(() => seen('Innermost'))
      .toEqual({ ...within, height: 44 })
    expect(seen('Inner')).toEqual({ ...within, height: 48 })
    expect(seen('Outer')).toEqual({
      accent: '#0590a2',
      radius: '1',
      theme: 'dark',
      height: 48,
    })
    await page.getByRole('button', { name: 'Innermost' }).click()
    await expect.poll(() => token('--kit-radius', dialog())).toBe('1')
    expect(token('--kit-surface', dialog())).toBe('#15171c')
  })
})

describe('two providers on one page', () => {
  it('keep their looks, their class names and their modals apart', async () => {
    const adapter = mockAdapter({ connectors: [mockConnector()] })
    const second = createTestKit(
      {
        adapters: [adapter],
        networks: testNetworks,
        theme: { mode: 'light', radius: 0 },
      },
      { isStarted: false, window },
    )
    const outerNames: ClassNames = { button: 'outer' }
    const innerNames: ClassNames = { button: 'inner', heading: 'inner' }
    rendered = renderKit({
      options: { theme: { accent: '#0590a2' } },
      classNames: outerNames,
      children: (
        <>
          <ConnectButton label="Outer" />
          <KitProvider kit={second.kit} locale="en" classNames={innerNames}>
            <ConnectButton label="Inner" />
          </KitProvider>
        </>
      ),
    })
    const button = (name: string) => page.getByRole('button', { name })
    await expect.element(button('Outer')).toHaveClass('outer')
    await expect.element(button('Inner')).toHaveClass('inner')
    await expect.element(button('Outer')).not.toHaveClass('inner')
    await expect.element(button('Inner')).not.toHaveClass('outer')
    expect(token('--kit-radius', button('Outer').element())).toBe('1')
    expect(token('--kit-accent', button('Inner').element())).toBe('#7058e2')
    await button('Inner').click()
    const heading = page.getByRole('heading', { name: 'Connect a wallet' })
    await expect.element(heading).toHaveClass('inner')
    expect(token('--kit-radius', dialog())).toBe('0')
    expect(document.querySelectorAll('dialog')).toHaveLength(1)
    second.stop()
  })
})

describe('class names', () => {
  it('are on their parts however often these are drawn anew', async () => {
    const classNames: ClassNames = {
      'connect-button': 'at-root',
      button: 'one two',
      heading: 'title',
    }
    rendered = renderKit({
      classNames,
      children: (
        <>
          <ConnectButton />
          <EmbeddedKit />
        </>
      ),
    })
    const { kit } = rendered
    const button = page.getByRole('button', { name: 'Connect wallet' })
    await expect.element(button).toHaveClass('one', 'two')
    const root = document.querySelector('[data-part="connect-button"]')
    expect(root?.classList.contains('at-root')).toBe(true)
    const heading = (name: string) => page.getByRole('heading', { name })
    await expect.element(heading('Connect a wallet')).toHaveClass('title')
    openModal(kit, { route: { view: 'WhatIsAWallet' } })
    await expect.element(heading('What is a wallet?')).toHaveClass('title')
  })
})
