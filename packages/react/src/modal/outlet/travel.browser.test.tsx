import { goBack } from '@hasp/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { emulateMedia } from '../../testing/emulateMedia.js'
import { renderKit } from '../../testing/renderKit.js'
// As good as fetched, as it is when a visitor has read the first list.
import './prepareTravel.js'

/** A view that is new to the run is built on the way. */
const slowly = { timeout: 10_000 }

let rendered: ReturnType<typeof renderKit> | undefined
const slow = document.createElement('style')
beforeEach(() => {
  // A site's own value: slow enough to be looked at.
  slow.textContent = '[data-kit] { --kit-t-slow: 60s }'
  document.head.append(slow)
})
afterEach(() => {
  slow.remove()
  rendered?.unmount()
})

const view = () =>
  document.querySelector('[data-part="modal"]')?.getAttribute('data-view')
const copy = () =>
  document.querySelector<HTMLElement>('[data-travels][data-leaving]')
const tiles = () =>
  [...document.querySelectorAll<HTMLElement>('[data-travels="Kite"]')].filter(
    (one) => !one.closest('[data-leaving]'),
  )

/** Opens Connect and presses Kite, which does not answer. */
async function press() {
  rendered = renderKit()
  rendered.kite.next('connect', () => new Promise(() => undefined))
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await expect
    .poll(() => document.activeElement?.getAttribute('data-part'), slowly)
    .toBe('heading')
  await expect.poll(() => document.getAnimations()).toEqual([])
  const from = tiles()[0]?.getBoundingClientRect()
  await page.getByRole('button', { name: /^Kite/ }).click()
  await expect.poll(view, slowly).toBe('ConnectingExternal')
  if (!from) throw new Error('Kite has no picture')
  return { ...rendered, from }
}

/** Lets what travels be there. */
async function arrive() {
  for (const one of [copy(), ...tiles()])
    for (const each of one?.getAnimations() ?? []) each.finish()
  await expect.poll(() => copy()).toBe(null)
}

/** Takes the flight in hand. */
function flight() {
  const [move] = copy()?.getAnimations() ?? []
  if (!move) throw new Error('nothing moves')
  move.pause()
  return {
    at(share: number) {
      move.currentTime = 60_000 * share
      return copy()?.getBoundingClientRect()
    },
  }
}

describe('the picture of a wallet that was pressed', () => {
  it('travels from its row to where the next view has it', async () => {
    const { from } = await press()
    await expect.poll(copy, slowly).not.toBe(null)
    const start = flight().at(0)
    expect(start?.width).toBeCloseTo(from.width, 0)
    const end = flight().at(0.9999)
    expect(end?.width).toBeCloseTo(72, 0)
    // The view itself comes from beside, and is there sooner.
    const target = () => tiles()[0]?.getBoundingClientRect().x ?? 0
    await expect.poll(target).toBeCloseTo(end?.x ?? 0, 0)
  })

  it('is shown once while it travels, and takes no press', async () => {
    await press()
    await expect.poll(copy, slowly).not.toBe(null)
    const [own] = tiles()
    expect(own && getComputedStyle(own).opacity).toBe('0')
    expect(getComputedStyle(copy() ?? document.body).pointerEvents).toBe('none')
    expect(copy()?.getAttribute('aria-hidden')).toBe('true')
    await arrive()
    expect(own && getComputedStyle(own).opacity).toBe('1')
  })

  it('delays nothing: what is pressed meanwhile is done, and the focus stays', async () => {
    await press()
    await expect.poll(copy, slowly).not.toBe(null)
    const heading = page.getByRole('heading', { name: 'Kite' })
    await expect.element(heading).toHaveFocus()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(view).toBe('Connect')
    await expect
      .element(page.getByRole('button', { name: /^Kite/ }))
      .toHaveFocus()
  })

  it('travels back to its row', async () => {
    const { kit } = await press()
    await expect.poll(copy, slowly).not.toBe(null)
    await arrive()
    goBack(kit)
    await expect.poll(copy).not.toBe(null)
    expect(flight().at(0)?.width).toBeCloseTo(72, 0)
    expect(flight().at(0.9999)?.width).toBeCloseTo(40, 0)
  })
})

describe('with reduced motion', () => {
  afterEach(() => emulateMedia({}))

  it('is in its new place at once', async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
    await press()
    await expect
      .element(page.getByRole('heading', { name: 'Kite' }))
      .toHaveFocus()
    expect(copy()).toBe(null)
    for (const each of document.getAnimations()) {
      const frames = (each.effect as KeyframeEffect).getKeyframes()
      for (const frame of frames)
        expect(frame.translate ?? '0px').toMatch(/^0px|none$/)
    }
  })
})
