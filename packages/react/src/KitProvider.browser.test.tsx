import { closeModal, navigate, openModal, setTheme } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from './testing/renderKit.js'

let undo: (() => void) | undefined
afterEach(() => undo?.())

const soon = { interval: 5, timeout: 10_000 }

describe('KitProvider', () => {
  it('[R9.20] writes the theme on its own elements, dark unless chosen', async () => {
    const attributes = attributesOfPage()
    const rendered = renderKit()
    undo = rendered.unmount
    const own = () =>
      rendered.container.querySelector('[data-kit]')?.getAttribute('data-theme')
    await expect.poll(own).toBe('dark')
    setTheme(rendered.kit, { mode: 'light' })
    await expect.poll(own).toBe('light')
    expect(rendered.store.getItem('theme')).toBe('light')
    expect(attributesOfPage()).toEqual(attributes)
  })

  it('writes the theme on the page only by the attribute it was given', async () => {
    const rendered = renderKit({
      options: { theme: { attribute: 'data-look' } },
    })
    const root = document.documentElement
    undo = () => {
      rendered.unmount()
      root.removeAttribute('data-look')
    }
    await expect.poll(() => root.dataset.look).toBe('dark')
    setTheme(rendered.kit, { mode: 'light' })
    await expect.poll(() => root.dataset.look).toBe('light')
    expect(root.dataset.theme).toBe(undefined)
  })

  it('stops everything when it goes: timers, listeners, elements', async () => {
    const count = () => document.body.querySelectorAll('*').length
    const before = count()
    const rendered = renderKit()
    const { clock, kit, kite } = rendered
    openModal(kit)
    await expect.element(page.getByRole('dialog')).toBeVisible()
    rendered.unmount()
    undo = undefined
    await clock.settle()
    expect(kit[internals].lifetime()).toBe(undefined)
    expect(clock.waiting()).toBe(0)
    expect(kite.listeners()).toBe(0)
    expect(count()).toBe(before)
    expect(document.body.getAttribute('style')).toBe(null)
  })

  it('is as it was after 100 times open, navigate, close', async () => {
    const rendered = renderKit()
    const { clock, kit } = rendered
    undo = rendered.unmount
    const listeners = countListeners(window)
    const round = async () => {
      openModal(kit)
      await expect.poll(isModalOn, soon).toBe(true)
      const first = document.activeElement
      navigate(kit, { type: 'push', route: { view: 'WhatIsAWallet' } })
      await expect.poll(() => document.activeElement, soon).not.toBe(first)
      closeModal(kit)
      await expect.poll(isModalOn, soon).toBe(false)
    }
    /** What leaves is a picture, for a moment; then it is gone. */
    const rest = async () => {
      await clock.settle()
      await expect
        .poll(() => document.querySelector('[data-leaving]'), soon)
        .toBe(null)
    }
    await round()
    await rest()
    const measure = () => ({
      elements: document.body.querySelectorAll('*').length,
      timers: clock.waiting(),
      listeners: listeners.count(),
      animations: document.getAnimations().length,
    })
    const before = measure()
    for (let times = 0; times < 100; times += 1) await round()
    await rest()
    await expect.poll(measure, soon).toEqual(before)
    listeners.stop()
  })
})

function attributesOfPage(): readonly string[] {
  return [document.documentElement, document.body].flatMap((element) =>
    [...element.attributes].map(({ name, value }) => `${name}=${value}`),
  )
}

function isModalOn(): boolean {
  return document.querySelector('[data-part="modal"]') !== null
}

/** Counts the listeners on a target that were added and not taken off. */
function countListeners(target: EventTarget) {
  let count = 0
  const { addEventListener, removeEventListener } = target
  target.addEventListener = (
    ...parameters: Parameters<typeof addEventListener>
  ) => {
    const [, , options] = parameters
    count += 1
    if (typeof options === 'object')
      options.signal?.addEventListener('abort', () => {
        count -= 1
      })
    addEventListener.apply(target, parameters)
  }
  target.removeEventListener = (
    ...parameters: Parameters<typeof removeEventListener>
  ) => {
    count -= 1
    removeEventListener.apply(target, parameters)
  }
  return {
    count: () => count,
    stop() {
      target.addEventListener = addEventListener
      target.removeEventListener = removeEventListener
    },
  }
}
