import type { Address } from './addresses.js'

/**
 * The parts of the stack as a table for the terminal.
 * @param parts every part
 * @param up the names of those that are up
 * @example console.log(stackTable([addresses().demo], new Set(['Demo'])))
 */
export function stackTable(
  parts: readonly Address[],
  up: ReadonlySet<string>,
): string {
  const rows = [
    ['Part', 'Address', 'State'],
    ...parts.map(({ name, url, webSocketPort, webSocketUrl }) => [
      name,
      webSocketPort && webSocketUrl ? `${url}, ${webSocketUrl}` : url,
      up.has(name) ? 'up' : 'down',
    ]),
  ]
  const width = (column: number) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(width(column)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
