import { openModal } from '@hasp/core'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../../testing/renderKit.js'

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(async () => {
  rendered?.unmount()
  await page.viewport(1280, 800)
})

const find = (part: string) => {
  const element = document.querySelector(`[data-part="${part}"]`)
  if (!element) throw new Error(`${part} is not there`)
  return element
}

async function scrollAllWallets(width: number, height: number) {
  await page.viewport(width, height)
  rendered = renderKit()
  openModal(rendered.kit, { route: { view: 'AllWallets' } })
  await expect
    .element(page.getByRole('searchbox'), { timeout: 10_000 })
    .toBeVisible()
  await expect.poll(() => document.getAnimations().length).toBe(0)
  const frame = find('view')
  frame.scrollTop = 200
  expect(frame.scrollTop).toBeGreaterThan(100)
  const close = page
    .getByRole('button', { name: 'Close' })
    .element()
    .getBoundingClientRect()
  /** What lies beside the button that closes, in the same line. */
  return document
    .elementsFromPoint(close.left - 8, close.top + close.height / 2)
    .filter((element) => frame.contains(element) && element !== frame)
}

describe('ViewFrame', () => {
  it('at 200 % nothing passes below the buttons beside the heading', async () => {
    const [shown] = await scrollAllWallets(640, 400)
    expect(shown).toBe(find('heading'))
  })

  it('at 400 % the heading leaves, so that half of all is for the content', async () => {
    const shown = await scrollAllWallets(320, 256)
    expect(shown).not.toContain(find('heading'))
  })
})
