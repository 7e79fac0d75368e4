import { closeModal, openModal } from '@hasp/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { emulateMedia } from '../../testing/emulateMedia.js'
import { renderKit } from '../../testing/renderKit.js'
// As good as fetched, as they are when a visitor has read the first list.
import './followSheetDrag.js'
import './playExit.js'

let rendered: ReturnType<typeof renderKit> | undefined
beforeEach(() => page.viewport(1280, 800))
afterEach(async () => {
  rendered?.unmount()
  await page.viewport(1280, 800)
})

const modal = () => document.querySelector<HTMLElement>('[data-part="modal"]')
const picture = () =>
  document.querySelector<HTMLElement>('[data-kit][inert] > [data-leaving]')

/** Opens Connect from its button, and waits until it stands still. */
async function open() {
  rendered = renderKit()
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await expect
    .poll(() => document.activeElement?.getAttribute('data-part'), {
      timeout: 10_000,
    })
    .toBe('heading')
  await expect.poll(() => document.getAnimations()).toEqual([])
  return rendered
}

/** Does what closes the modal, and stops its picture before it moves. */
async function caught(close: () => void): Promise<HTMLElement> {
  const found = new Promise<HTMLElement>((resolve) => {
    const observer = new MutationObserver(() => {
      const element = picture()
      if (!element) return
      observer.disconnect()
      for (const one of element.getAnimations()) one.pause()
      resolve(element)
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  close()
  return await found
}

/** Lets it leave. */
async function leave(element: HTMLElement) {
  for (const one of element.getAnimations()) one.play()
  await expect.poll(() => picture()).toBe(null)
}

/** What moves the picture. */
function movement(element: HTMLElement): Animation {
  const [move] = element.getAnimations()
  if (!move) throw new Error('it does not move')
  return move
}

describe('leaving', () => {
  it('fades within 120 ms where it stood, and leaves nothing behind', async () => {
    const { kit } = await open()
    const before = modal()?.getBoundingClientRect()
    const text = modal()?.textContent
    const left = await caught(() => closeModal(kit))
    const fade = movement(left)
    expect(fade.effect?.getComputedTiming().endTime).toBe(120)
    fade.currentTime = 0
    expect(left.getBoundingClientRect()).toEqual(before)
    expect(left.textContent).toBe(text)
    fade.currentTime = 60
    expect(Number(getComputedStyle(left).opacity)).toBeLessThan(1)
    await leave(left)
    expect(document.querySelector('[data-leaving]')).toBe(null)
  })

  it('gives the page back at once: its focus, its scrolling, every press', async () => {
    const { kit } = await open()
    const left = await caught(() => closeModal(kit))
    expect(modal()).toBe(null)
    const opener = document.querySelector('[data-part="connect-button"] button')
    expect(document.activeElement).toBe(opener)
    expect(document.body.getAttribute('style')).toBe(null)
    const box = opener?.getBoundingClientRect()
    const hit = document.elementFromPoint(
      (box?.x ?? 0) + (box?.width ?? 0) / 2,
      (box?.y ?? 0) + (box?.height ?? 0) / 2,
    )
    expect(opener?.contains(hit)).toBe(true)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(left.querySelector('[id]')).toBe(null)
    await leave(left)
  })

  it('keeps what is scrolled where it was', async () => {
    const { kit } = await open()
    const content = modal()?.querySelector<HTMLElement>(
      '[data-part="view-content"]',
    )
    if (!content) throw new Error('nothing to scroll')
    content.style.blockSize = '40px'
    content.scrollTop = 15
    const left = await caught(() => closeModal(kit))
    const kept = left.querySelector('[data-part="view-content"]')
    expect(kept?.scrollTop).toBe(15)
    await leave(left)
  })

  it('can be opened again while it leaves', async () => {
    const { kit } = await open()
    const left = await caught(() => closeModal(kit))
    openModal(kit)
    await expect
      .element(page.getByRole('dialog', { name: 'Connect' }))
      .toBeVisible()
    await expect
      .element(page.getByRole('heading', { name: 'Connect' }))
      .toHaveFocus()
    await leave(left)
    expect(modal()?.hasAttribute('open')).toBe(true)
  })

  it('sinks from where the finger let go, at its speed', async () => {
    await page.viewport(390, 700)
    await open()
    const sheet = modal()
    const bar = sheet?.querySelector('[data-part="grab-bar"]')
    if (!sheet || !bar) throw new Error('no sheet')
    const top = sheet.getBoundingClientRect().top
    bar.setPointerCapture = () => undefined
    const fire = (type: string, clientY: number, at: number) => {
      const event = new PointerEvent(type, {
        ...{ bubbles: true, clientY, isPrimary: true, pointerId: 1 },
      })
      Object.defineProperty(event, 'timeStamp', { value: at })
      bar.dispatchEvent(event)
    }
    // More than 35 % of a sheet with one wallet.
    const distance = 80
    fire('pointerdown', top, 0)
    fire('pointermove', top + distance / 2, 100)
    fire('pointermove', top + distance, 132)
    const left = await caught(() => fire('pointerup', top + distance, 140))
    const sink = movement(left)
    const topAt = (time: number) => {
      sink.currentTime = time
      return left.getBoundingClientRect().top
    }
    expect(topAt(0)).toBeCloseTo(top + distance, 0)
    // 1.25 px/ms, as the finger's last movement.
    expect((topAt(10) - topAt(0)) / 10).toBeGreaterThan(1)
    expect((topAt(10) - topAt(0)) / 10).toBeLessThan(1.8)
    const tops = [0, 20, 40, 60, 80, 100].map(topAt)
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    await leave(left)
  })
})

describe('with reduced motion', () => {
  afterEach(() => emulateMedia({}))

  it('is gone in one step', async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
    const { kit } = await open()
    const before = document.body.childElementCount
    closeModal(kit)
    await expect.poll(() => modal()).toBe(null)
    expect(document.querySelector('[data-leaving]')).toBe(null)
    expect(document.body.childElementCount).toBe(before - 1)
  })
})
