import { measureJson } from './measureJson.js'
import { UpstreamFailure } from './UpstreamFailure.js'

/** No answer is deeper that is not made by strangers' contracts. */
const usualDepthLimit = 40
/** As many as a number of JavaScript may not have. */
const largeDigits = 16
/** Whoever wants to be left alone for longer is asked by then all the same. */
const longestRestMs = 60_000

/** What came back. */
export interface Received {
  readonly status: number
  /** The header of this name. */
  readonly retryAfter?: string | undefined
  /** Of a status of 2xx; of others nobody reads them. */
  readonly bytes: Buffer
}

/**
 * Reads an answer as JSON. Whole numbers of 16 digits or more come as texts.
 * @param now milliseconds since 1970
 * @param depthLimit how deep it may be; 40 unless given
 * @throws UpstreamFailure
 */
export function readAnswer(
  { bytes, retryAfter, status }: Received,
  now: () => number,
  depthLimit = usualDepthLimit,
): unknown {
  if (status >= 300 && status < 400) throw new UpstreamFailure('NO_ANSWER')
  if (status < 200 || status > 299) {
    const retryAfterMs = readRetryAfter(retryAfter, now())
    throw new UpstreamFailure(
      status === 429 ? 'LIMITED' : status >= 500 ? 'FAILED' : 'REFUSED',
      { status, ...(retryAfterMs !== undefined && { retryAfterMs }) },
    )
  }
  const text = bytes.toString('utf8')
  const { depth, digits, isCut } = measureJson(text)
  // Anybody can make a call of contracts as deep as they like.
  if (depth > depthLimit) throw new UpstreamFailure('TOO_LARGE')
  if (isCut) throw new UpstreamFailure('NOT_UNDERSTOOD')
  try {
    return JSON.parse(digits < largeDigits ? text : writeLargeAsText(text))
  } catch (cause) {
    throw new UpstreamFailure('NOT_UNDERSTOOD', { cause })
  }
}

/** Whole numbers that JavaScript's would round, of lamports say, are texts. */
function writeLargeAsText(text: string): string {
  return text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/gs, (token) =>
    /^\d{16,}$/.test(token) ? `"${token}"` : token,
  )
}

function readRetryAfter(
  header: string | undefined,
  at: number,
): number | undefined {
  if (!header) return undefined
  const waitMs = /^\d+$/.test(header)
    ? Number(header) * 1_000
    : Date.parse(header) - at
  return Number.isNaN(waitMs)
    ? undefined
    : Math.min(Math.max(waitMs, 0), longestRestMs)
}
