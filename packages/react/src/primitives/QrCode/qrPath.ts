type Modules = readonly (readonly boolean[])[]

const rounding = 0.15
const finderEdge = 7

function isFinder(size: number, x: number, y: number) {
  const isLow = (value: number) => value < finderEdge
  const isHigh = (value: number) => value >= size - finderEdge
  return (isLow(x) && (isLow(y) || isHigh(y))) || (isHigh(x) && isLow(y))
}

function row(modules: Modules, x: number, y: number) {
  return modules[y]?.[x] ?? false
}

/**
 * The drawing of a code, one unit per module: corners are rounded where both
 * neighbours are light, finder patterns stay square.
 * @param modules - rows of the code, `true` is dark
 * @param hole - modules left out in the middle, for a logo
 */
export function qrPath(modules: Modules, hole = 0): string {
  const size = modules.length
  const from = (size - hole) / 2
  const isInHole = (value: number) => value >= from && value < from + hole
  const isDark = (x: number, y: number) =>
    row(modules, x, y) && !(hole > 0 && isInHole(x) && isInHole(y))
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
