import { describe, expect, it } from 'vitest'
import { readableOn } from './readableOn.js'

describe('readableOn', () => {
  it.each([
    ['#7058e2', '#ffffff'],
    ['#ffff00', '#000000'],
    ['#000000', '#ffffff'],
    ['#ffffff', '#000000'],
    ['#067382', '#ffffff'],
  ])('%s is read with %s', (colour, expected) => {
    expect(readableOn(colour)).toBe(expected)
  })
})
