import { describe, expect, it } from 'vitest'
import { isSettled, nextVisit, type PointerVisit } from './pointerVisit.js'

/** A pointer at a place of a page whose corner is elsewhere on the screen. */
const place = (x: number, y: number, corner = 100, zoom = 1) => ({
  clientX: x,
  clientY: y,
  screenX: corner + x * zoom,
  screenY: corner + y * zoom,
})

const settled: PointerVisit = { at: place(10, 10), sinceMs: 0 }

describe('T-CLK-01 the visit of a pointer', () => {
  it('is settled after half a second, and not one step before', () => {
    const visit = nextVisit(undefined, place(10, 10), 1_000)
    expect(isSettled(visit, 1_499)).toBe(false)
    expect(isSettled(visit, 1_500)).toBe(true)
    expect(isSettled(undefined, 1_500)).toBe(false)
  })

  it.each([1, 0.25, 5])('lasts while the hand moves, at zoom %d', (zoom) => {
    const before = { at: place(10, 10, 100, zoom), sinceMs: 0 }
    const after = nextVisit(before, place(300, 200, 100, zoom), 900)
    expect(after.sinceMs).toBe(0)
  })

  it.each([
    ['rests', 110, 110],
    ['moves a little', 111, 112],
  ])('begins anew when the page moves under a hand that %s', (_name, ...at) => {
    const [screenX, screenY] = at
    const pushed = { clientX: 10, clientY: 110, screenX, screenY }
    expect(nextVisit(settled, pushed, 900).sinceMs).toBe(900)
  })
})
