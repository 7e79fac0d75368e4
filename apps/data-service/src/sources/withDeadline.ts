import type { Clock } from '@hasp/service-frame'
import { UpstreamFailure } from './UpstreamFailure.js'

/**
 * Lets something take so long, and no longer.
 * @param work hears of the end by its signal
 * @param options.signal ends it earlier
 * @throws UpstreamFailure `TOO_SLOW` at the end, whatever becomes of the work
 */
export async function withDeadline<Result>(
  { clock, limitMs, signal }: withDeadline.Options,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  if (signal?.aborted) throw new UpstreamFailure('TOO_SLOW')
  const late = new AbortController()
  const done = new AbortController()
  const end = clock
    .sleep(limitMs, AbortSignal.any([done.signal, ...(signal ? [signal] : [])]))
    .then(() => {
      late.abort('over')
      throw new UpstreamFailure('TOO_SLOW')
    })
  try {
    return await Promise.race([work(late.signal), end])
  } finally {
    done.abort('over')
  }
}

export declare namespace withDeadline {
  interface Options {
    readonly clock: Clock
    readonly limitMs: number
    readonly signal?: AbortSignal
  }
}
