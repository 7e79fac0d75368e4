// Specification 9, "HTTP codes treated specially".
import { KitError } from '../../errors/KitError.js'
import type { Clock } from '../../ports/Environment.js'
import { readRetryAfter } from '../../utils/readRetryAfter.js'

/** Where a service that is limited or down names no time. */
const defaultRetryMs = 30_000

const sentences: { readonly [status: number]: string } = {
  403: 'The wallet list refuses this site',
  429: 'The wallet list was asked too often',
  500: 'The wallet list failed',
  503: 'The wallet list is down for now',
}

/** What an answer other than success means. */
export function readFailure(
  { headers, status }: Pick<Response, 'headers' | 'status'>,
  clock: Clock,
): KitError<'WALLET_LIST_UNAVAILABLE'> {
  const isForNow = status === 429 || status === 503
  const sentence = sentences[status] ?? `The wallet list answered ${status}`
  return new KitError(
    'WALLET_LIST_UNAVAILABLE',
    {
      status,
      ...(isForNow && {
        retryAfterMs:
          readRetryAfter(headers.get('retry-after'), clock) ?? defaultRetryMs,
      }),
    },
    { cause: new Error(sentence) },
  )
}
