/**
 * The name that a misspelt one was most likely meant to be.
 * @example findClosest('adapter', ['adapters', 'networks']) // 'adapters'
 */
export function findClosest(
  name: string,
  names: readonly string[],
): string | undefined {
  return names.find((one) => distance(one, name) <= 2)
}

/** How many letters have to change to make one word of another. */
function distance(from: string, to: string): number {
  let row = [...to, ''].map((_, index) => index)
  for (const [index, letter] of [...from.toLowerCase()].entries()) {
    const next = [index + 1]
    for (const [place, other] of [...to.toLowerCase()].entries())
      next.push(
        Math.min(
          (row[place + 1] ?? 0) + 1,
          (next[place] ?? 0) + 1,
          (row[place] ?? 0) + (letter === other ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
