type Modules = readonly (readonly boolean[])[]

/**
 * How hard a camera finds a drawing: long runs, squares, what looks like a
 * finder, and too much of one colour (ISO/IEC 18004, 7.8.3).
 */
export function qrPenalty(modules: Modules): number {
  const rows = modules.map(toText)
  const columns = modules.map((_, x) =>
    toText(modules.map((row) => row[x] ?? false)),
  )
  const all = rows.join('')
  const dark = all.split('1').length - 1
  const balance = Math.floor(Math.abs((dark * 20) / all.length - 10))
  return (
    [...rows, ...columns].reduce((sum, line) => sum + ofLine(line), 0) +
    3 * squares(modules) +
    10 * balance
  )
}

function ofLine(line: string): number {
  const runs = line.match(/0{5,}|1{5,}/g) ?? []
  const finders = line.match(/(?=0000(?=1011101)|1011101(?=0000))/g) ?? []
  return (
    runs.reduce((sum, run) => sum + run.length - 2, 0) + 40 * finders.length
  )
}

function squares(modules: Modules): number {
  let count = 0
  for (const [y, row] of modules.entries())
    for (const [x, isDark] of row.entries()) {
      const below = modules[y + 1]
      if (
        row[x + 1] === isDark &&
        below?.[x] === isDark &&
        below[x + 1] === isDark
      )
        count += 1
    }
  return count
}

function toText(line: readonly boolean[]): string {
  return line.map(Number).join('')
}
