import { openModal } from '@hasp/core'
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
} from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../../testing/renderKit.js'

let rendered: ReturnType<typeof renderKit> | undefined
beforeEach(() => page.viewport(390, 700))
afterEach(async () => {
  rendered?.unmount()
  await page.viewport(1280, 800)
})

/** Lays a keyboard over the page, as phones do. */
function raiseKeyboard(height: number, scale = 1) {
  const { visualViewport: viewport } = window
  if (!viewport) throw new Error('this browser has no visual viewport')
  const values = { height: window.innerHeight - height, scale }
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(viewport, name, { configurable: true, value })
  viewport.dispatchEvent(new Event('resize'))
  const lower = () => {
    for (const name of Object.keys(values))
      Reflect.deleteProperty(viewport, name)
    viewport.dispatchEvent(new Event('resize'))
  }
  onTestFinished(lower)
  return lower
}

const boxOf = (selector: string) => {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`${selector} is not there`)
  return element.getBoundingClientRect()
}

async function openAllWallets() {
  rendered = renderKit()
  openModal(rendered.kit, { route: { view: 'AllWallets' } })
  await expect
    .element(page.getByRole('searchbox'), { timeout: 10_000 })
    .toBeVisible()
  await expect.poll(() => document.getAnimations().length).toBe(0)
}

describe('a keyboard on the screen', () => {
  it('lies below the sheet, and what is typed in stays in sight', async () => {
    await openAllWallets()
    await page.getByRole('searchbox').click()
    const lower = raiseKeyboard(300)
    expect(boxOf('[data-part="modal"]').bottom).toBe(400)
    expect(boxOf('[data-part="modal"]').top).toBeGreaterThanOrEqual(0)
    await expect
      .poll(() => boxOf('[data-part="modal"] input').bottom)
      .toBeLessThanOrEqual(400)
    expect(boxOf('[data-part="view-footer"]').bottom).toBeLessThanOrEqual(400)
    lower()
    expect(boxOf('[data-part="modal"]').bottom).toBe(700)
  })

  it('makes room below the dialog of a wide screen', async () => {
    await page.viewport(820, 700)
    await openAllWallets()
    raiseKeyboard(300)
    expect(boxOf('[data-part="modal"]').bottom).toBeLessThanOrEqual(400)
    expect(boxOf('[data-part="modal"]').top).toBeGreaterThanOrEqual(0)
  })

  it('is not taken for one when two fingers zoom', async () => {
    await openAllWallets()
    raiseKeyboard(300, 2)
    expect(boxOf('[data-part="modal"]').bottom).toBe(700)
  })
})
