import { openModal } from '@hasp/core'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../testing/renderKit.js'
import { setTextSize } from '../testing/setTextSize.js'

const root = document.documentElement

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(async () => {
  rendered?.unmount()
  root.removeAttribute('style')
  await setTextSize(16)
  await page.viewport(1280, 800)
})

/** Opens the modal, and measures it and its text. */
async function measure(theme = {}) {
  rendered = renderKit({ options: { theme } })
  openModal(rendered.kit)
  const heading = page.getByRole('heading', { name: 'Connect a wallet' })
  await expect.element(heading).toBeVisible()
  return () => {
    const dialog = document.querySelector<HTMLElement>('dialog')
    const title = heading.element()
    return {
      width: dialog?.offsetWidth,
      text: Number.parseFloat(getComputedStyle(title).fontSize),
    }
  }
}

describe('lengths', () => {
  it.each(['62.5%', '18px', '40px'])(
    'are the same on a page whose root has %s',
    async (size) => {
      root.style.setProperty('font-size', size)
      const measured = await measure()
      expect(measured()).toEqual({ width: 360, text: 17 })
    },
  )

  it('follow the root of a page that asks for it', async () => {
    root.style.setProperty('font-size', '20px')
    const measured = await measure({
      tokens: { '--kit-px': 'calc(0.0625rem * var(--kit-unit))' },
    })
    await expect.poll(measured).toEqual({ width: 450, text: 21.25 })
  })

  it('follow the text size of the visitor, and text grows to 200 %', async () => {
    await setTextSize(32)
    const measured = await measure()
    expect(measured()).toEqual({ width: 720, text: 34 })
  })

  it('fit a phone whose text is twice as large', async () => {
    await page.viewport(390, 844)
    await setTextSize(32)
    const measured = await measure()
    expect(measured()).toMatchObject({ width: 390, text: 34 })
    const dialog = document.querySelector('dialog')
    const beside = [...(dialog?.querySelectorAll('[data-part]') ?? [])].filter(
      (part) => part.getBoundingClientRect().right > 390.5,
    )
    expect(beside).toEqual([])
  })

  it('are not smaller in a typeface of one width', async () => {
    const measured = await measure({ font: 'monospace' })
    await expect
      .poll(() => {
        const dialog = document.querySelector('dialog')
        return dialog && getComputedStyle(dialog).fontFamily
      })
      .toContain('monospace')
    expect(measured()).toEqual({ width: 360, text: 17 })
  })
})
