import { closeModal, openModal } from '@hasp/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { emulateMedia } from '../../testing/emulateMedia.js'
import { renderKit } from '../../testing/renderKit.js'

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
  await vi.waitFor(() => expect(document.getAnimations()).toEqual([]))
  return rendered
}

/** Where the picture is in each frame, until it is gone. */
async function film() {
  const frames: { opacity: number; top: number }[] = []
  const shoot = (done: () => void) =>
    requestAnimationFrame(() => {
      const element = picture()
      if (!element) return done()
      const { top } = element.getBoundingClientRect()
      frames.push({ opacity: Number(getComputedStyle(element).opacity), top })
      shoot(done)
    })
  await vi.waitFor(() => expect(picture()).not.toBe(null))
  await new Promise<void>((done) => shoot(done))
  return frames
}

describe('leaving', () => {
  it('fades within 120 ms where it stood, and leaves nothing behind', async () => {
    const { kit } = await open()
    const before = modal()?.getBoundingClientRect()
    const text = modal()?.textContent
    closeModal(kit)
    await vi.waitFor(() => expect(picture()).not.toBe(null))
    const [leave] = picture()?.getAnimations() ?? []
    expect(leave?.effect?.getComputedTiming().endTime).toBe(120)
    leave?.pause()
    if (leave) leave.currentTime = 0
    expect(picture()?.getBoundingClientRect()).toEqual(before)
    expect(picture()?.textContent).toBe(text)
    leave?.play()
    const frames = await film()
    expect(frames.at(-1)?.opacity).toBeLessThan(1)
    expect(document.querySelector('[data-leaving]')).toBe(null)
  })

  it('gives the page back at once: its focus, its scrolling, every press', async () => {
    const { kit } = await open()
    closeModal(kit)
    await vi.waitFor(() => expect(picture()).not.toBe(null))
    for (const one of document.getAnimations()) one.pause()
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
    expect(picture()?.querySelector('[id]')).toBe(null)
    for (const one of document.getAnimations()) one.play()
    await vi.waitFor(() => expect(picture()).toBe(null))
  })

  it('keeps what is scrolled where it was', async () => {
    const { kit } = await open()
    const content = modal()?.querySelector<HTMLElement>(
      '[data-part="view-content"]',
    )
    if (!content) throw new Error('nothing to scroll')
    content.style.blockSize = '40px'
    content.scrollTop = 15
    closeModal(kit)
    await vi.waitFor(() => expect(picture()).not.toBe(null))
    expect(
      picture()?.querySelector('[data-part="view-content"]')?.scrollTop,
    ).toBe(15)
  })

  it('can be opened again while it leaves', async () => {
    const { kit } = await open()
    closeModal(kit)
    await vi.waitFor(() => expect(picture()).not.toBe(null))
    openModal(kit)
    await expect
      .element(page.getByRole('dialog', { name: 'Connect' }))
      .toBeVisible()
    await expect
      .element(page.getByRole('heading', { name: 'Connect' }))
      .toHaveFocus()
    await vi.waitFor(() => expect(picture()).toBe(null))
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
    fire('pointerup', top + distance, 140)
    await vi.waitFor(() => expect(picture()).not.toBe(null))
    const [sink] = picture()?.getAnimations() ?? []
    if (!sink) throw new Error('it does not move')
    sink.pause()
    const topAt = (time: number) => {
      sink.currentTime = time
      return picture()?.getBoundingClientRect().top ?? 0
    }
    expect(topAt(0)).toBeCloseTo(top + distance, 0)
    // 1.25 px/ms, as the finger's last movement.
    expect((topAt(10) - topAt(0)) / 10).toBeGreaterThan(1)
    expect((topAt(10) - topAt(0)) / 10).toBeLessThan(1.8)
    sink.play()
    const tops = (await film()).map((frame) => frame.top)
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  })
})

describe('with reduced motion', () => {
  afterEach(() => emulateMedia({}))

  it('is gone in one step', async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
    const { kit } = await open()
    const before = document.body.childElementCount
    closeModal(kit)
    await vi.waitFor(() => expect(modal()).toBe(null))
    expect(document.querySelector('[data-leaving]')).toBe(null)
    expect(document.body.childElementCount).toBe(before - 1)
  })
})
