import { describe, expect, it } from 'vitest'
import { placePopover } from './placePopover.js'

const screen = { width: 1280, height: 800 }
const button = (left: number, top: number) => ({
  left,
  top,
  right: left + 168,
  bottom: top + 48,
})

describe('a popover', () => {
  it('stands below what was pressed, in line with its nearer edge', () => {
    expect(placePopover(button(1092, 16), screen, 360)).toEqual({
      left: 900,
      top: 72,
      room: 716,
    })
    expect(placePopover(button(40, 16), screen, 360)).toMatchObject({
      left: 40,
    })
  })

  it('stands above it where there is no room below', () => {
    expect(placePopover(button(40, 740), screen, 360)).toEqual({
      left: 40,
      bottom: 68,
      room: 720,
    })
  })

  it('never leaves the screen', () => {
    expect(placePopover(button(-100, 16), screen, 360)?.left).toBe(12)
    expect(placePopover(button(1260, 16), screen, 360)?.left).toBe(908)
  })

  it.each([
    ['the screen is low', button(40, 16), { width: 640, height: 400 }],
    ['it was scrolled out of sight', button(40, -200), screen],
    ['it is below the fold', button(40, 900), screen],
    ['it is not drawn', { left: 0, right: 0, top: 0, bottom: 0 }, screen],
  ])('leaves the modal in the middle when %s', (_, box, size) => {
    expect(placePopover(box, size, 360)).toBe(undefined)
  })
})
