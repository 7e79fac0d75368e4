import type { IncomingHttpHeaders } from 'node:http'

/** Names that lead to this machine, whoever answers questions about names. */
const loopbackPattern = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/

/**
 * Whether a request was meant for this machine and comes from it: a page whose
 * name was made to lead here gives itself away by its `Host`, and a page of
 * another site by its `Origin`.
 * @example isLocalRequest({ host: 'localhost:4004' }) // true
 */
export function isLocalRequest({ host, origin }: IncomingHttpHeaders): boolean {
  if (!loopbackPattern.test(host ?? '')) return false
  if (origin === undefined) return true
  return loopbackPattern.test(origin.replace(/^https?:\/\//, ''))
}
