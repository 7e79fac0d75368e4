import encodeQr from 'qr'

type Modules = readonly (readonly boolean[])[]

const logoShare = 0.2
const rounding = 0.15
const finderEdge = 7

/**
 * Draws a QR code (ISO/IEC 18004, error correction Q), one unit per module:
 * corners are rounded where both neighbours are light, finder patterns stay
 * square.
 * @param text at most 1663 bytes of UTF-8
 * @param parameters.hasLogo leaves a fifth of the width free in the middle
 * @returns `size` and `hole` in modules, `path` without the quiet zone
 * @throws when the text is too long for any code
 */
export function drawQr(
  text: string,
  { hasLogo }: { hasLogo: boolean },
): { path: string; size: number; hole: number } {
  // The library draws a border of at least one; ours is the view box.
  const modules = encodeQr(text, 'raw', {
    ecc: 'quartile',
    encoding: 'byte',
    border: 1,
  })
    .slice(1, -1)
    .map((row) => row.slice(1, -1))
  const size = modules.length
  const hole = hasLogo ? Math.floor((size * logoShare) / 2) * 2 - 1 : 0
  return { path: pathOf(modules, hole), size, hole }
}

function pathOf(modules: Modules, hole: number): string {
  const size = modules.length
  const from = (size - hole) / 2
  const isInHole = (value: number) => value >= from && value < from + hole
  const isDark = (x: number, y: number) =>
    (modules[y]?.[x] ?? false) && !(isInHole(x) && isInHole(y))
  const parts: string[] = []
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (!isDark(x, y)) continue
      const isSquare = isFinder(size, x, y)
      const corner = (dx: number, dy: number) =>
        isSquare || isDark(x + dx, y) || isDark(x, y + dy) ? 0 : rounding
      parts.push(
        moduleAt(x, y, [
          corner(-1, -1),
          corner(1, -1),
          corner(1, 1),
          corner(-1, 1),
        ]),
      )
    }
  return parts.join('')
}

function isFinder(size: number, x: number, y: number) {
  const isLow = (value: number) => value < finderEdge
  const isHigh = (value: number) => value >= size - finderEdge
  return (isLow(x) && (isLow(y) || isHigh(y))) || (isHigh(x) && isLow(y))
}

function moduleAt(
  x: number,
  y: number,
  [a, b, c, d]: readonly [number, number, number, number],
) {
  if (a + b + c + d === 0) return `M${x} ${y}h1v1h-1z`
  const arc = (r: number, dx: number, dy: number) =>
    r ? `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}` : ''
  return `M${x + a} ${y}H${x + 1 - b}${arc(b, 1, 1)}V${y + 1 - c}${arc(c, -1, 1)}H${x + d}${arc(d, -1, -1)}V${y + a}${arc(a, 1, -1)}z`
}
