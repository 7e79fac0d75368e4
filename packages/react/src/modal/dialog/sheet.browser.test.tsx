import { openModal } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { emulateMedia } from '../../testing/emulateMedia.js'
import { renderKit } from '../../testing/renderKit.js'
import { whileSignInIsRequired } from '../../testing/whileSignInIsRequired.js'
import { kiteListing } from '../../views/openPairing.test.fixture.js'
// As good as fetched, as it is when a visitor has read the first list.
import './followSheetDrag.js'

let rendered: ReturnType<typeof renderKit> | undefined
beforeEach(() => page.viewport(390, 700))
afterEach(async () => {
  rendered?.unmount()
  await page.viewport(1280, 800)
})

const modal = () => document.querySelector<HTMLElement>('[data-part="modal"]')

async function open(options?: Parameters<typeof renderKit>[0]) {
  rendered = renderKit(options)
  openModal(rendered.kit)
  await expect
    .poll(() => document.activeElement?.getAttribute('data-part'), {
      timeout: 10_000,
    })
    .toBe('heading')
  await expect.poll(() => document.getAnimations()).toEqual([])
  return rendered
}

/** A view that fills the sheet, with a title of two lines. */
async function openLongTitle() {
  const name = 'The Extraordinarily Long Name Of A Quite Ordinary Wallet'
  rendered = renderKit({
    options: { wallets: { custom: [{ ...kiteListing, name }] } },
  })
  openModal(rendered.kit, {
    route: { view: 'GetWallet', parameters: { walletId: kiteListing.id } },
  })
  const heading = page.getByRole('heading', { name: `Get ${name}` })
  await expect.element(heading, { timeout: 10_000 }).toBeVisible()
  await expect.poll(() => document.getAnimations()).toEqual([])
  return heading
}

/** Pulls the sheet by its grab bar, in steps given in pixels. */
function pull(step: number, steps: number, everyMs: number) {
  const bar = modal()?.querySelector('[data-part="grab-bar"]')
  const box = bar?.getBoundingClientRect()
  if (!bar || !box) throw new Error('no grab bar')
  let y = box.y + 5
  const fire = (type: string, at: number) => {
    const event = new PointerEvent(type, {
      bubbles: true,
      isPrimary: true,
      pointerId: 1,
      clientX: box.x + 5,
      clientY: y,
    })
    Object.defineProperty(event, 'timeStamp', { value: at })
    bar.dispatchEvent(event)
  }
  bar.setPointerCapture = () => undefined
  fire('pointerdown', 0)
  for (let index = 1; index <= steps; index += 1) {
    y += step
    fire('pointermove', index * everyMs)
  }
  return () => fire('pointerup', (steps + 1) * everyMs)
}

describe('the sheet of small screens', () => {
  it('lies at the bottom edge, as wide as the screen', async () => {
    await open()
    const box = modal()?.getBoundingClientRect()
    expect(box?.left).toBe(0)
    expect(box?.width).toBe(document.documentElement.clientWidth)
    expect(box?.bottom).toBe(window.innerHeight)
    expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  })

  it('keeps a title of two lines clear of the grab bar', async () => {
    const heading = await openLongTitle()
    const words = document.createRange()
    words.selectNodeContents(heading.element())
    const top = modal()?.getBoundingClientRect().top ?? 0
    // The bar itself is 4 px high, 4 px below the edge.
    expect(words.getBoundingClientRect().top - top).toBeGreaterThan(8 + 4)
    expect(words.getBoundingClientRect().height).toBeGreaterThan(30)
  })

  it('leaves all of a magnified screen to the content', async () => {
    await page.viewport(320, 256)
    await openLongTitle()
    expect(modal()?.getBoundingClientRect().top).toBe(0)
    const bar = modal()?.querySelector('[data-part="grab-bar"]')
    expect(bar?.checkVisibility()).toBe(false)
  })

  it('follows a pull down, and closes past 35 % of its height', async () => {
    const { kit } = await open()
    const height = modal()?.offsetHeight ?? 0
    const top = modal()?.getBoundingClientRect().top ?? 0
    const release = pull(height / 20, 8, 1000)
    expect(modal()?.getBoundingClientRect().top).toBeCloseTo(
      top + (height / 20) * 8,
      0,
    )
    release()
    expect(kit.stores.modal.getState().isOpen).toBe(false)
  })

  it('closes when flicked, and springs back after a short slow pull', async () => {
    const { kit } = await open()
    pull(5, 4, 100)()
    expect(kit.stores.modal.getState().isOpen).toBe(true)
    await expect
      .poll(() => modal()?.getBoundingClientRect().bottom)
      .toBe(window.innerHeight)
    pull(10, 4, 10)()
    expect(kit.stores.modal.getState().isOpen).toBe(false)
  })

  it('gives way upwards like rubber', async () => {
    await open()
    const top = modal()?.getBoundingClientRect().top ?? 0
    pull(-10, 10, 100)
    expect(modal()?.getBoundingClientRect().top).toBeCloseTo(top - 12, 0)
  })

  it('springs back where closing is refused', async () => {
    await open({ options: whileSignInIsRequired })
    pull(50, 6, 100)()
    expect(modal()?.hasAttribute('open')).toBe(true)
    await expect
      .poll(() => modal()?.style.getPropertyValue('--kit-drag'))
      .toBe('')
  })

  it('fits 320 pixels without a sideways scroll', async () => {
    await page.viewport(320, 480)
    await open()
    expect(document.documentElement.scrollWidth).toBe(320)
    for (const element of modal()?.querySelectorAll('*') ?? [])
      expect(element.scrollWidth - element.clientWidth).toBeLessThan(
        element.clientWidth === 0 ? Number.POSITIVE_INFINITY : 2,
      )
  })
})

describe('with reduced motion', () => {
  afterEach(() => emulateMedia({}))

  it('opens, changes and shakes without moving anything', async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
    const { kit } = await open()
    const moves = () =>
      document.getAnimations().flatMap((animation) => {
        const { effect } = animation
        if (!(effect instanceof KeyframeEffect)) return []
        const isSeen =
          Number(effect.getComputedTiming().duration) > 1 &&
          effect
            .getKeyframes()
            .some(({ transform, translate, scale, blockSize }) =>
              [transform, translate, scale, blockSize].some(
                (value) => value && !/^(none|0px|1)$/.test(String(value)),
              ),
            )
        return isSeen ? [animation] : []
      })
    expect(moves()).toEqual([])
    kit[internals].stores.modal.setState({ isShaking: true })
    await expect.poll(() => modal()?.hasAttribute('data-shaking')).toBe(true)
    expect(moves()).toEqual([])
    await page.getByRole('button', { name: 'What is a wallet?' }).click()
    expect(moves()).toEqual([])
  })
})
