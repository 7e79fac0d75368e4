/** Numbers as long as this lose digits when they are parsed. */
const longId = /\s*:\s*(\d{16,20})(?=\s*[,}])/y

/** What of JSON may hold, or be, a bracket; a text without an end is the last. */
const part = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|[{}[\]]/gs

/**
 * A JSON-RPC message with its own id as a text, for it to keep its digits. An
 * `id` deeper down is part of what the message carries.
 */
export function quoteOwnId(text: string): string {
  let depth = 0
  for (const { 0: found, index } of text.matchAll(part)) {
    if (found === '{' || found === '[') depth += 1
    if (found === '}' || found === ']') depth -= 1
    if (depth !== 1 || found !== '"id"') continue
    longId.lastIndex = index + found.length
    const digits = longId.exec(text)?.[1]
    if (!digits) continue
    const end = longId.lastIndex
    const start = end - digits.length
    return `${text.slice(0, start)}"${digits}"${text.slice(end)}`
  }
  return text
}
