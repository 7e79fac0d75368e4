import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createTestSurface } from '../../primitives/createTestSurface.test.fixture.js'
import { emulateMedia } from '../../testing/emulateMedia.js'
import { SuccessMark } from './SuccessMark.js'

let rendered: ReturnType<typeof createTestSurface>
let taps: unknown[] = []
beforeEach(() => {
  rendered = createTestSurface()
  taps = []
  // No machine that runs tests can be felt.
  const vibrate: Navigator['vibrate'] = (pattern) => taps.push(pattern) > 0
  Object.defineProperty(navigator, 'vibrate', {
    value: vibrate,
    configurable: true,
  })
})
afterEach(async () => {
  rendered.clear()
  Reflect.deleteProperty(navigator, 'vibrate')
  await emulateMedia({})
})

const mark = () => rendered.find<HTMLElement>('[data-part=success-mark]')
const motions = () => mark().getAnimations({ subtree: true })

/** A visitor has pressed something on the page. */
const press = () => userEvent.click(document.body)

describe('SuccessMark', () => {
  it('draws its tick, and is felt', async () => {
    await press()
    rendered.show(<SuccessMark size={56} />)
    const drawn = motions().map(
      ({ effect }) => (effect as KeyframeEffect).target,
    )
    expect(drawn).toContain(mark().querySelector('path'))
    expect(mark().offsetWidth).toBe(56)
    expect(taps).toEqual([10])
    for (const each of motions()) each.finish()
    expect(getComputedStyle(mark()).scale).toBe('none')
  })

  it('neither moves nor is felt when less motion is asked for', async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
    await press()
    rendered.show(<SuccessMark size={40} />)
    for (const { effect } of motions())
      expect(effect?.getTiming().duration).toBe(1)
    expect(taps).toEqual([])
  })
})
