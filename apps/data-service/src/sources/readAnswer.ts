import { UpstreamFailure } from './UpstreamFailure.js'

const usualLimitBytes = 2 * 1024 * 1024
/** Nobody's answer is deeper; a parser of ours never sees such a thing. */
const depthLimit = 40

/**
 * Reads an answer as JSON, and no more of it than the limit. Whole numbers of
 * 16 digits or more come as texts.
 * @param now milliseconds since 1970
 * @throws UpstreamFailure
 */
export async function readAnswer(
  response: Response,
  now: () => number,
  limitBytes = usualLimitBytes,
): Promise<unknown> {
  const { headers, ok, status } = response
  if (!ok) {
    await response.body?.cancel().catch(() => undefined)
    const retryAfterMs = readRetryAfter(headers.get('Retry-After'), now())
    throw new UpstreamFailure(
      status === 429 ? 'LIMITED' : status >= 500 ? 'FAILED' : 'REFUSED',
      { status, ...(retryAfterMs !== undefined && { retryAfterMs }) },
    )
  }
  const parts: Uint8Array[] = []
  let length = 0
  if (response.body)
    for await (const part of response.body as AsyncIterable<Uint8Array>) {
      length += part.byteLength
      if (length > limitBytes) throw new UpstreamFailure('TOO_LARGE')
      parts.push(part)
    }
  const text = Buffer.concat(parts).toString('utf8')
  if (isTooDeep(text)) throw new UpstreamFailure('NOT_UNDERSTOOD')
  try {
    return JSON.parse(writeLargeAsText(text))
  } catch (cause) {
    throw new UpstreamFailure('NOT_UNDERSTOOD', { cause })
  }
}

/** Whole numbers that JavaScript's would round, of lamports say, are texts. */
function writeLargeAsText(text: string): string {
  if (!/[[:,\s]-?\d{16}/.test(text)) return text
  return text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g, (token) =>
    /^\d{16,}$/.test(token) ? `"${token}"` : token,
  )
}

/** Counts braces outside of texts. */
function isTooDeep(text: string): boolean {
  let depth = 0
  for (const [token] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') depth += 1
    if (token === ']' || token === '}') depth -= 1
    if (depth > depthLimit) return true
  }
  return false
}

function readRetryAfter(header: string | null, at: number): number | undefined {
  if (!header) return undefined
  const waitMs = /^\d+$/.test(header)
    ? Number(header) * 1_000
    : Date.parse(header) - at
  return Number.isNaN(waitMs) ? undefined : Math.max(waitMs, 0)
}
