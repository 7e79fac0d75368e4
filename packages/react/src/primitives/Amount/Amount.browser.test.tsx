import { afterEach, beforeEach, expect, it } from 'vitest'
import { emulateMedia } from '../../testing/emulateMedia.js'
import { createTestSurface } from '../createTestSurface.test.fixture.js'
import { Amount } from './Amount.js'

let rendered: ReturnType<typeof createTestSurface>
beforeEach(() => {
  rendered = createTestSurface()
})
afterEach(() => rendered.clear())

const amount = () => rendered.find<HTMLElement>('[data-part=amount]')
const rolling = () => amount().getAnimations({ subtree: true })

/** What the clipboard would get of a selection. */
function copy(select: (selection: Selection) => void): string {
  const selection = getSelection()
  if (selection) select(selection)
  const clipboardData = new DataTransfer()
  amount().dispatchEvent(
    new ClipboardEvent('copy', { clipboardData, bubbles: true }),
  )
  return clipboardData.getData('text/plain')
}

const compact = <Amount value="1.234B" exact="1,234,567,890.5" symbol="PEPE" />

it('has the exact amount in its title and gives it to the clipboard', () => {
  rendered.show(compact)
  expect(amount().textContent).toBe('1.234B PEPE')
  expect(amount().title).toBe('1,234,567,890.5 PEPE')
  expect(copy((all) => all.selectAllChildren(amount()))).toBe(
    '1,234,567,890.5 PEPE',
  )
})

it('leaves alone the copying of a part of it', () => {
  rendered.show(compact)
  const [digits] = amount().childNodes
  expect(
    copy((part) => digits && part.setBaseAndExtent(digits, 0, digits, 2)),
  ).toBe('')
})

it('tells nothing while it is covered', () => {
  rendered.show(
    <Amount value="1.2" exact="1.204" hidden hiddenLabel="Amount hidden" />,
  )
  expect(amount().title).toBe('')
  expect(amount().outerHTML).not.toContain('1.2')
})

it('rolls the digits that changed, and only those', async () => {
  rendered.show(<Amount value="1.204" symbol="ETH" />)
  expect(rolling()).toEqual([])
  rendered.show(<Amount value="1.379" symbol="ETH" />)
  expect(amount().textContent).toBe('1.379 ETH')
  const [roll] = rolling()
  const moved = (roll?.effect as KeyframeEffect | undefined)?.target
  expect(moved?.textContent).toBe('379')
  roll?.finish()
  await expect.poll(() => amount().querySelector('span')).toBe(null)
  expect(amount().textContent).toBe('1.379 ETH')
})

it('rolls nothing when less motion is asked for', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
  rendered.show(<Amount value="1.204" />)
  rendered.show(<Amount value="1.379" />)
  for (const { effect } of rolling())
    expect(effect?.getTiming().duration).toBe(1)
  await expect.poll(() => amount().querySelector('span')).toBe(null)
  await emulateMedia({})
})
