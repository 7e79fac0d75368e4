import { qrBytes } from './qrBytes.js'
import { createQrGrid, drawQrFormat, type QrGrid } from './qrGrid.js'
import { qrPenalty } from './qrPenalty.js'
import { qrVersionFor } from './qrVersion.js'

type Mask = (x: number, y: number) => number

/** Where each of them is 0, the module changes its colour. */
const masks: readonly Mask[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
]

/**
 * The modules of a QR code (ISO/IEC 18004) in byte mode with error correction
 * Q. A fifth of the size of a library that also draws: nothing else is needed
 * here.
 * @param text at most 1663 bytes of UTF-8
 * @returns rows of modules, `true` is dark, without the quiet zone
 * @throws RangeError when the text is too long
 * @example encodeQr('wc:…').length // 57
 */
export function encodeQr(text: string): readonly (readonly boolean[])[] {
  const bytes = new TextEncoder().encode(text)
  const version = qrVersionFor(bytes.length)
  const grid = createQrGrid(version.version)
  drawBytes(grid, qrBytes(bytes, version))
  const drawings = masks.map((mask, index) => {
    drawQrFormat(grid, index)
    return Array.from({ length: grid.size }, (_, y) =>
      Array.from(
        { length: grid.size },
        (_, x) =>
          grid.isDark(x, y) !== (!grid.isFixed(x, y) && mask(x, y) === 0),
      ),
    )
  })
  return drawings.reduce((best, one) =>
    qrPenalty(one) < qrPenalty(best) ? one : best,
  )
}

/** Up and down in columns of two, from the right, past what is fixed. */
function drawBytes({ isFixed, set, size }: QrGrid, bytes: readonly number[]) {
  let at = 0
  for (let column = size - 1; column > 0; column -= 2) {
    if (column === 6) column = 5
    const isUpward = ((column + 1) & 2) === 0
    for (let step = 0; step < size; step++)
      for (const x of [column, column - 1]) {
        const y = isUpward ? size - 1 - step : step
        if (isFixed(x, y)) continue
        set(x, y, (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1)
        at += 1
      }
  }
}
