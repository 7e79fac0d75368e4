import { openModal } from '@hasp/core'
import axe from 'axe-core'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../../testing/renderKit.js'

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(() => {
  rendered?.unmount()
  Reflect.deleteProperty(navigator, 'onLine')
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

  it('says so in a modal that opens meanwhile', async () => {
    go('offline')
    rendered = renderKit()
    openModal(rendered.kit)
    await expect.element(sentence()).toBeVisible()
  })
})
