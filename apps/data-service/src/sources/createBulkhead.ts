import { BulkheadRejectedError, bulkhead, type IPolicy } from 'cockatiel'
import { UpstreamFailure } from './UpstreamFailure.js'

/** Questions of all that are open, and that wait for their turn. */
const ofAll = [256, 768] as const
/** The same, of one. */
const ofOne = [16, 112] as const

/** Keeps questions to servers from being too many at once. */
export interface Bulkhead {
  /**
   * Asks as soon as it is its turn, also for who waits no longer.
   * @param asker whose questions wait for each other
   * @throws UpstreamFailure `LEFT_ALONE` where too many wait already
   */
  enter<Answer>(asker: string, ask: () => Promise<Answer>): Promise<Answer>
}

/** Anybody may be an asker: what is known of one ends with its last question. */
export function createBulkhead(): Bulkhead {
  const all = bulkhead(...ofAll)
  const known = new Map<string, { readonly policy: IPolicy; asked: number }>()
  return {
    async enter(asker, ask) {
      const own = known.get(asker) ?? { policy: bulkhead(...ofOne), asked: 0 }
      known.set(asker, own)
      own.asked += 1
      try {
        // No signal: after one that is aborted, cockatiel lets nobody in.
        return await own.policy.execute(() => all.execute(ask))
      } catch (cause) {
        throw cause instanceof BulkheadRejectedError
          ? new UpstreamFailure('LEFT_ALONE', { cause })
          : cause
      } finally {
        own.asked -= 1
        if (own.asked === 0) known.delete(asker)
      }
    },
  }
}
