import type { KitError } from '@hasp/core/errors'

/** Limits on error text, which a wallet may abuse: causes, and their length. */
const causesLimit = 5
const lineLimit = 200

/**
 * The code of an error and what the wallet or the node said: one line each of
 * plain text, whatever was thrown.
 */
export function rawErrorText(error: KitError): string {
  const lines = [error.code, ...causesOf(error)]
  return (lines.length > 1 ? lines : [error.code, cut(error.message)]).join(
    '\n',
  )
}

function causesOf(error: KitError): readonly string[] {
  const seen = new Set<unknown>([error])
  const lines: string[] = []
  let cause = read(error, 'cause')
  while (cause !== undefined && cause !== null && !seen.has(cause)) {
    if (seen.size > causesLimit) break
    seen.add(cause)
    const line = lineOf(cause)
    if (line) lines.push(line)
    cause = read(cause, 'cause')
  }
  return lines
}

function lineOf(cause: unknown): string {
  const parts =
    typeof cause === 'object' || typeof cause === 'function'
      ? [read(cause, 'code'), read(cause, 'message')]
      : [cause]
  const said = parts.filter(
    (part) => typeof part === 'string' || typeof part === 'number',
  )
  return cut(said.join(': '))
}

/** Control and direction characters make one text look like another. */
function cut(text: string): string {
  return text
    .slice(0, lineLimit * 2)
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, lineLimit)
}

/** Reading what a stranger threw may itself throw. */
function read(value: unknown, key: 'cause' | 'code' | 'message'): unknown {
  if (typeof value !== 'object' && typeof value !== 'function') return undefined
  try {
    return (value as { readonly [key: string]: unknown } | null)?.[key]
  } catch {
    return undefined
  }
}
