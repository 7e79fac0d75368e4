import { HttpProblem } from '@hasp/service-frame'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'

const comeAgainMs = 5_000

/** What a caller is told of a failure of somebody else's server. */
export function toProblem(error: unknown): unknown {
  if (!(error instanceof UpstreamFailure)) return error
  return new HttpProblem(503, 'UPSTREAM_UNAVAILABLE', {
    retryAfterMs: error.retryAfterMs ?? comeAgainMs,
    cause: error,
  })
}
