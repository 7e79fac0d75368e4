import { hashText } from '../hashText.js'

/** One bar of an identicon, on a grid of 5 × 5. */
export type Bar = {
  column: number
  row: number
  isUpright: boolean
  color: string
}

const columns = 3
const rows = 5

function* randomBits(seed: number): Generator<number, never> {
  let state = seed || 1
  for (;;) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    yield state >>> 0
  }
}

/**
 * The drawing of an address: every character of it decides, so look-alikes
 * that share a beginning and an end look different. Hexadecimal addresses look
 * the same with and without their checksum.
 */
export function identiconPattern(address: string): readonly Bar[] {
  const isHex = /^0x[\da-f]+$/i.test(address)
  const text = isHex ? address.toLowerCase() : address
  const hues = randomBits(hashText(text))
  const bits = randomBits(hashText(text, 0x9747b28c))
  const first = hues.next().value % 360
  const palette = [0, 1, 2].map((index) => {
    const hue = (first + index * (70 + (hues.next().value % 60))) % 360
    return `oklch(0.72 0.13 ${hue})`
  })
  const bars: Bar[] = []
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const draw = bits.next().value >>> 8
      const color = palette[draw % 4]
      if (!color) continue
      const isUpright = (draw >>> 4) % 2 === 0
      bars.push({ column, row, isUpright, color })
      if (column < 2) bars.push({ column: 4 - column, row, isUpright, color })
    }
  return bars
}
