import { type PackedAnswer, unpackAnswer } from '../cache/packAnswer.js'

const type = 'application/json'

/**
 * The response of a packed answer: compressed for whoever takes that.
 * @param accepted the request's `Accept-Encoding`
 * @param isStale an earlier answer says so of itself
 */
export function sendPacked(
  packed: PackedAnswer,
  accepted: string | undefined,
  isStale: boolean,
): Response {
  const headers = { 'Content-Type': type, Vary: 'Accept-Encoding' }
  if (!isStale && takesGzip(accepted))
    return new Response(packed.gzip, {
      headers: { ...headers, 'Content-Encoding': 'gzip' },
    })
  const bytes = unpackAnswer(packed)
  const body = isStale
    ? JSON.stringify({ ...(JSON.parse(`${bytes}`) as object), isStale })
    : bytes
  return new Response(body, { headers })
}

/** @see RFC 9110, 12.5.3 */
function takesGzip(accepted = ''): boolean {
  return accepted
    .toLowerCase()
    .split(',')
    .some((coding) => /^\s*gzip\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/.test(coding))
}
