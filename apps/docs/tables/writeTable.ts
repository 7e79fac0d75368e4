/**
 * A table in Markdown.
 * @param head - the names of its columns
 * @param rows - its cells, as Markdown without line breaks
 */
export function writeTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Text as inline code; an empty one stays empty. */
export function code(text: string): string {
  return text && `\`${text}\``
}
