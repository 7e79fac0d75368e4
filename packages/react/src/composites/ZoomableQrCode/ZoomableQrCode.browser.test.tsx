import { createTestKit, testNetworks } from '@hasp/core/testing'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  type ShowOptions,
  showView,
} from '../../views/showView.test.fixture.js'
import { ZoomableQrCode } from './ZoomableQrCode.js'

const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="#7058e2"/></svg>',
)}`

function Code() {
  return (
    <ZoomableQrCode value="wc:7f6e504bfad60b4854" label="Code" logo={logo} />
  )
}

function show(view?: ShowOptions) {
  const setup = createTestKit({ networks: testNetworks })
  return showView(setup, { Connect: Code }, view)
}

const press = (name = 'Show the code full screen') =>
  page.getByRole('button', { name })
const screen = page.getByRole('dialog', { name: 'Code' })

describe('a code in full screen', () => {
  it.each(['dark', 'light'] as const)(
    'fills the screen with white, the mark in its middle, %s',
    async (theme) => {
      const { element } = show({ theme })
      await press().click()
      await expect.element(screen).toBeVisible()
      const { height, width } = screen.element().getBoundingClientRect()
      expect([width, height]).toEqual([innerWidth, innerHeight])
      expect(getComputedStyle(screen.element()).backgroundColor).toBe(
        'rgb(255, 255, 255)',
      )
      const code = screen.element().querySelector('[data-part="qr-code"]')
      expect(code?.querySelector('image')?.getAttribute('href')).toBe(logo)
      expect(code?.getBoundingClientRect().width).toBeGreaterThan(
        Math.min(innerWidth, innerHeight) - 200,
      )
      const { violations } = await axe.run(element)
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual(
        [],
      )
    },
  )

  it('goes by a press anywhere', async () => {
    show()
    await press().click()
    await screen.getByRole('img').click()
    await expect.element(screen).not.toBeInTheDocument()
  })

  it('comes and goes by keyboard, and the focus with it', async () => {
    show()
    const opener = press().element()
    if (opener instanceof HTMLElement) opener.focus()
    await userEvent.keyboard('{Enter}')
    const close = screen.getByRole('button', { name: 'Close' })
    await expect.element(close).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(close).toHaveFocus()
    const { height, width } = close.element().getBoundingClientRect()
    expect(Math.min(height, width)).toBeGreaterThanOrEqual(40)
    await userEvent.keyboard('{Enter}')
    await expect.element(press()).toHaveFocus()
    await userEvent.keyboard('{Enter}{Escape}')
    await expect.element(press()).toHaveFocus()
    await expect.element(screen).not.toBeInTheDocument()
  })

  it('speaks Arabic', async () => {
    show({ locale: 'ar' })
    await press('أظهر الرمز بملء الشاشة').click()
    await expect.element(page.getByText('سطوع')).toBeVisible()
  })
})
