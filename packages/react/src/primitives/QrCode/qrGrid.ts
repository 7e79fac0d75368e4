import { alignmentCount } from './qrVersion.js'

/** The modules of a code while it is drawn. */
export type QrGrid = {
  readonly size: number
  readonly isDark: (x: number, y: number) => boolean
  /** Part of a pattern, so that no data goes there. */
  readonly isFixed: (x: number, y: number) => boolean
  readonly set: (x: number, y: number, isDark: boolean) => void
  readonly fix: (x: number, y: number, isDark: boolean) => void
}

/** A grid with everything that does not depend on the data or the mask. */
export function createQrGrid(version: number): QrGrid {
  const size = version * 4 + 17
  const dark = new Uint8Array(size * size)
  const fixed = new Uint8Array(size * size)
  const set = (x: number, y: number, isDark: boolean) => {
    dark[y * size + x] = isDark ? 1 : 0
  }
  const fix = (x: number, y: number, isDark: boolean) => {
    set(x, y, isDark)
    fixed[y * size + x] = 1
  }
  const rings = (x: number, y: number, radius: number, light: number[]) => {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++) {
        const [column, row] = [x + dx, y + dy]
        const isInside = Math.min(column, row) >= 0
        if (isInside && Math.max(column, row) < size)
          fix(
            column,
            row,
            !light.includes(Math.max(Math.abs(dx), Math.abs(dy))),
          )
      }
  }
  for (let at = 0; at < size; at++) {
    fix(6, at, at % 2 === 0)
    fix(at, 6, at % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(x, y, 4, [2, 4])
  const places = alignmentPlaces(version, size)
  const last = places.length - 1
  for (const [i, x] of places.entries())
    for (const [j, y] of places.entries()) {
      const isFinder =
        (i === 0 && (j === 0 || j === last)) || (i === last && j === 0)
      if (!isFinder) rings(x, y, 2, [1])
    }
  if (version > 6) {
    const bits = withCheck(version, 12, 0x1f25)
    for (let at = 0; at < 18; at++) {
      const [far, near] = [size - 11 + (at % 3), Math.floor(at / 3)]
      fix(far, near, hasBit(bits, at))
      fix(near, far, hasBit(bits, at))
    }
  }
  const grid = {
    size,
    isDark: (x: number, y: number) => dark[y * size + x] === 1,
    isFixed: (x: number, y: number) => fixed[y * size + x] === 1,
    set,
    fix,
  }
  drawQrFormat(grid, 0)
  return grid
}

/** Says the error correction level, Q, and the mask, twice. */
export function drawQrFormat({ fix, size }: QrGrid, mask: number): void {
  const levelQ = 0b11
  const bits = withCheck((levelQ << 3) | mask, 10, 0x537) ^ 0x5412
  for (let at = 0; at < 15; at++) {
    const isDark = hasBit(bits, at)
    // Around the first finder, past the timing patterns, and beside the others.
    if (at < 8) fix(8, at < 6 ? at : at + 1, isDark)
    else fix(at === 8 ? 7 : 14 - at, 8, isDark)
    if (at < 8) fix(size - 1 - at, 8, isDark)
    else fix(8, size - 15 + at, isDark)
  }
  fix(8, size - 8, true)
}

function alignmentPlaces(version: number, size: number): number[] {
  const count = alignmentCount(version)
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? 6 : size - 7 - (count - 1 - index) * step,
  )
}

/** A value followed by its BCH check bits. */
function withCheck(value: number, length: number, polynomial: number): number {
  let rest = value
  for (let step = 0; step < length; step++)
    rest = (rest << 1) ^ ((rest >> (length - 1)) * polynomial)
  return (value << length) | rest
}

function hasBit(bits: number, index: number): boolean {
  return ((bits >> index) & 1) === 1
}
