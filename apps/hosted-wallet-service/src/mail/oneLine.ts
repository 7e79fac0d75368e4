/** One line of plain characters: nothing becomes a header or a link. */
export function oneLine(value: string): string {
  return value
    .replace(/[\p{C}\s]+/gu, ' ')
    .replaceAll('://', ' ')
    .trim()
}
