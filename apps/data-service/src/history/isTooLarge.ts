import { UpstreamFailure } from '../sources/UpstreamFailure.js'

/**
 * Whether fewer items are to be asked for: what somebody sends to an account is
 * as long as they like.
 */
export function isTooLarge(error: unknown): boolean {
  return error instanceof UpstreamFailure && error.code === 'TOO_LARGE'
}
