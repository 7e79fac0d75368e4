import { openModal } from '@hasp/core'
import { alertCodes, alerts } from '@hasp/core/errors'
import { raiseAlert } from '@hasp/core/internal'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../../testing/renderKit.js'

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(() => rendered?.unmount())

describe('the alert bar', () => {
  it('[R8.40] [R8.50] shows each alert short, with the long text folded', async () => {
    rendered = renderKit({ options: { debug: true } })
    const { kit } = rendered
    openModal(kit)
    for (const code of alertCodes) {
      raiseAlert(kit, { code })
      await expect
        .poll(() => document.querySelector('[data-part="alert-bar"]'), {
          timeout: 10_000,
        })
        .not.toBe(null)
      await expect
        .poll(() =>
          document.querySelector('[data-code]')?.getAttribute('data-code'),
        )
        .toBe(code)
      const text = page.getByText(alerts[code].long)
      await expect.element(text).not.toBeVisible()
      await page.getByText(alerts[code].short, { exact: true }).click()
      await expect.element(text).toBeVisible()
      await page.getByText(alerts[code].short, { exact: true }).click()
    }
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect
      .poll(() => document.querySelector('[data-part="alert-bar"]'))
      .toBe(null)
  })

  it('is for developers: without debug there is none', async () => {
    rendered = renderKit()
    raiseAlert(rendered.kit, { code: 'NETWORK_NOT_FOUND' })
    openModal(rendered.kit)
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(document.querySelector('[data-part="alert-bar"]')).toBe(null)
  })
})
