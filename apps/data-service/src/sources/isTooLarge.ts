import { UpstreamFailure } from './UpstreamFailure.js'

/** Whether an answer was more than is read: strangers choose how long it is. */
export function isTooLarge(error: unknown): error is UpstreamFailure {
  return error instanceof UpstreamFailure && error.code === 'TOO_LARGE'
}
