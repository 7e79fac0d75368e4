import { openModal } from '@hasp/core'
import { createTestKit } from '@hasp/core/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../../testing/renderKit.js'
import { showView } from '../../views/showView.test.fixture.js'
import { ViewFrame } from './ViewFrame.js'

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

function ShortView() {
  return <ViewFrame title="Switch network" footer={<p>Nothing happens?</p>} />
}

function LongView() {
  return (
    <ViewFrame title="Networks">
      {Array.from({ length: 40 }, (_, index) => (
        <p key={String(index)}>Network {index}</p>
      ))}
    </ViewFrame>
  )
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

  it('gives a footer of one line the height of every footer', () => {
    const { find } = showView(createTestKit(), { Connect: ShortView })
    expect(find('[data-part="view-footer"]').offsetHeight).toBeGreaterThan(47)
  })

  it('shades the edge below which more is to come, until it has come', async () => {
    const { element, find } = showView(createTestKit(), { Connect: LongView })
    element.style.setProperty('--kit-view-limit', '400px')
    const content = find('[data-part="view-content"]')
    const inTheMiddle = await lowestColor(content)
    content.scrollTo(0, content.scrollHeight)
    const atTheEnd = await lowestColor(content)
    expect(atTheEnd).toEqual([0x15, 0x17, 0x1c])
    expect(inTheMiddle).not.toEqual(atTheEnd)
  })
})

/** Of the lowest pixel at the start of an element's line. */
async function lowestColor(element: Element): Promise<readonly number[]> {
  const base64 = await page.elementLocator(element).screenshot({ save: false })
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes]))
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('this browser cannot paint')
  context.drawImage(bitmap, 0, 0)
  return [...context.getImageData(4, height - 2, 1, 1).data].slice(0, 3)
}
