/**
 * How deep a JSON text is, how many digits its longest number has in a row, and
 * whether it ends within a text, which JSON does not: what is known of it before
 * it is parsed. Texts within it, which are most of an answer, are passed over.
 */
export function measureJson(text: string): {
  readonly depth: number
  readonly digits: number
  readonly isCut: boolean
} {
  let [open, depth] = [0, 0]
  let [row, digits] = [0, 0]
  let at = 0
  for (; at < text.length; at += 1) {
    const sign = text[at] as string
    row = sign >= '0' && sign <= '9' ? row + 1 : 0
    if (row > digits) digits = row
    if (sign === '"') at = endOfText(text, at)
    else if (sign === '[' || sign === '{') open += 1
    else if (sign === ']' || sign === '}') open -= 1
    if (open > depth) depth = open
  }
  // A text that does not end leads behind the end.
  return { depth, digits, isCut: at > text.length }
}

/** Where the text ends that begins at a quotation mark. */
function endOfText(text: string, from: number): number {
  let end = text.indexOf('"', from + 1)
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end < 0 ? text.length : end
}

/** Whether an odd number of backslashes is before it. */
function isEscaped(text: string, at: number): boolean {
  let before = at
  while (text[before - 1] === '\\') before -= 1
  return (at - before) % 2 === 1
}
