import { openModal } from '@hasp/core'
import axe from 'axe-core'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../../testing/renderKit.js'

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(async () => {
  rendered?.unmount()
  Reflect.deleteProperty(navigator, 'onLine')
  await page.viewport(1280, 800)
})

function go(to: 'online' | 'offline') {
  Object.defineProperty(navigator, 'onLine', {
    configurable: true,
    value: to === 'online',
  })
  window.dispatchEvent(new Event(to))
}

const sentence = () => page.getByText('You’re offline')

describe('without a connection', () => {
  it('says so in the open modal, and takes it back by itself', async () => {
    rendered = renderKit()
    openModal(rendered.kit)
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await expect.element(sentence()).not.toBeInTheDocument()
    go('offline')
    await expect.element(sentence()).toBeVisible()
    expect(sentence().element().closest('[role="status"]')).not.toBeNull()
    const dialog = page.getByRole('dialog').element()
    await expect.poll(() => document.getAnimations()).toEqual([])
    expect((await axe.run(dialog)).violations).toEqual([])
    go('online')
    await expect.element(sentence()).not.toBeInTheDocument()
  })

  it('says so below what a sheet is held by', async () => {
    await page.viewport(390, 700)
    go('offline')
    rendered = renderKit()
    openModal(rendered.kit)
    await expect.element(sentence()).toBeVisible()
    const sheet = page.getByRole('dialog').element().getBoundingClientRect()
    const { top } = sentence().element().getBoundingClientRect()
    // Eight pixels down, four pixels high, and a little air.
    expect(top - sheet.top).toBeGreaterThanOrEqual(14)
  })

  it('says so in a modal that opens meanwhile', async () => {
    go('offline')
    rendered = renderKit()
    openModal(rendered.kit)
    await expect.element(sentence()).toBeVisible()
  })
})
