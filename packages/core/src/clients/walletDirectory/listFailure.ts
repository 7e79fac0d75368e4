import { isKitError, KitError } from '../../errors/KitError.js'
import { ServiceFailure } from '../service/ServiceFailure.js'

/** Where a service that is limited or down names no time. */
const usualPauseMs = 30_000

const sentences: { readonly [status: number]: string } = {
  403: 'The wallet list refuses this site',
  429: 'The wallet list was asked too often',
  500: 'The wallet list failed',
  503: 'The wallet list is down for now',
}

/** What it means that a service gave no list. */
export function listFailure(
  cause: unknown,
): KitError<'WALLET_LIST_UNAVAILABLE'> | KitError<'CANCELLED'> {
  if (isKitError(cause, 'CANCELLED')) return cause
  const { retryAfterMs = usualPauseMs, status } =
    cause instanceof ServiceFailure ? cause : {}
  if (status === undefined)
    return new KitError('WALLET_LIST_UNAVAILABLE', {}, { cause })
  const isForNow = status === 429 || status === 503
  return new KitError(
    'WALLET_LIST_UNAVAILABLE',
    { status, ...(isForNow && { retryAfterMs }) },
    {
      cause: new Error(
        sentences[status] ?? `The wallet list answered ${status}`,
      ),
    },
  )
}
