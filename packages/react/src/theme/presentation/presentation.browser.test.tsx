import { closeModal, openModal } from '@hasp/core'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ConnectButton } from '../../buttons/ConnectButton.js'
import { renderKit } from '../../testing/renderKit.js'

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(async () => {
  rendered?.unmount()
  await page.viewport(1280, 800)
})

const adopted = () => document.adoptedStyleSheets.length
const heading = () => page.getByRole('heading', { name: 'Connect a wallet' })
const opener = () => page.getByRole('button', { name: 'Connect wallet' })
const dialog = () => document.querySelector('dialog')
const box = () => {
  const { bottom, left, right, top } =
    dialog()?.getBoundingClientRect() ?? new DOMRect()
  return { bottom, left, right, top }
}

/** Draws a button, at the end of a bar, once the presentation is here. */
async function show(
  presentation: 'drawer' | 'popover',
  { locale = 'en' } = {},
) {
  rendered = renderKit({
    locale,
    options: { theme: { presentation } },
    children: (
      <div style={{ position: 'fixed', top: 16, right: 20 }}>
        <ConnectButton label="Connect wallet" />
      </div>
    ),
  })
  await expect.poll(adopted).toBe(1)
  return rendered
}

async function expectPhoneSheet() {
  await page.viewport(390, 844)
  await opener().click()
  await expect.element(heading()).toHaveFocus()
  await expect.poll(box).toMatchObject({ left: 0, right: 390, bottom: 844 })
}

describe('a drawer', () => {
  it('stands at the end of the page, from top to bottom', async () => {
    await show('drawer')
    await opener().click()
    await expect.element(heading()).toHaveFocus()
    await expect
      .poll(box)
      .toEqual({ top: 12, bottom: 788, left: 908, right: 1268 })
  })

  it('stands at the other side where a language begins there', async () => {
    const { kit } = await show('drawer', { locale: 'ar' })
    openModal(kit)
    await expect.poll(box).toMatchObject({ left: 12, right: 372 })
  })

  it('closes with Escape and gives the focus back', async () => {
    await show('drawer')
    await opener().click()
    await expect.element(heading()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.poll(dialog).toBe(null)
    await expect.element(opener()).toHaveFocus()
  })

  it('closes with a press beside it', async () => {
    await show('drawer')
    await opener().click()
    await expect.element(heading()).toHaveFocus()
    await userEvent.click(document.documentElement, {
      position: { x: 20, y: 20 },
      force: true,
    })
    await expect.poll(dialog).toBe(null)
  })

  it('is the sheet on a phone', async () => {
    await show('drawer')
    await expectPhoneSheet()
  })

  it('leaves nothing behind on the page', async () => {
    const { unmount } = await show('drawer')
    unmount()
    rendered = undefined
    expect(adopted()).toBe(0)
  })
})

describe('a popover', () => {
  it.each([
    ['the pointer', () => opener().click()],
    [
      'a key',
      async () => {
        const button = opener().element()
        if (button instanceof HTMLElement) button.focus()
        await userEvent.keyboard('{Enter}')
      },
    ],
  ])('stands at what was pressed by %s', async (_, press) => {
    await show('popover')
    await press()
    await expect.element(heading()).toHaveFocus()
    const button = opener().element().getBoundingClientRect()
    await expect
      .poll(box)
      .toMatchObject({ top: button.bottom + 8, right: button.right })
    await userEvent.keyboard('{Escape}')
    await expect.poll(dialog).toBe(null)
    await expect.element(opener()).toHaveFocus()
  })

  it('leaves the page as bright as it is, and follows its size', async () => {
    await show('popover')
    await opener().click()
    await expect.element(heading()).toHaveFocus()
    const shown = dialog()
    if (!shown) throw new Error('There is no dialog.')
    const scrim = getComputedStyle(shown, '::backdrop').backgroundColor
    expect(scrim).toBe('rgba(0, 0, 0, 0)')
    await page.viewport(900, 800)
    await expect.poll(box).toMatchObject({ right: 880 })
  })

  it('closes with a press beside it', async () => {
    await show('popover')
    await opener().click()
    await expect.element(heading()).toHaveFocus()
    await userEvent.click(document.documentElement, {
      position: { x: 20, y: 700 },
      force: true,
    })
    await expect.poll(dialog).toBe(null)
  })

  it('is the modal where nothing was pressed, or where there is no room', async () => {
    const { kit } = await show('popover')
    openModal(kit)
    await expect.element(heading()).toHaveFocus()
    await expect.poll(box).toMatchObject({ left: 460, right: 820 })
    closeModal(kit)
    await expect.poll(dialog).toBe(null)
    await page.viewport(640, 400)
    await opener().click()
    await expect.element(heading()).toHaveFocus()
    await expect.poll(box).toMatchObject({ left: 140, right: 500 })
  })

  it('is the sheet on a phone', async () => {
    await show('popover')
    await expectPhoneSheet()
  })
})
