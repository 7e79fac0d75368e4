/** A Markdown table; the first column is text, the others are figures. */
export function table(head, rows) {
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'))
  return [head, rule, ...rows].map(line).join('\n')
}

function line(cells) {
  return `| ${cells.map((cell) => cell ?? '–').join(' | ')} |`
}
