import { BulkheadRejectedError, bulkhead, type IPolicy } from 'cockatiel'
import { UpstreamFailure } from './UpstreamFailure.js'

/** Questions to all servers that are open, and that wait for their turn. */
const ofAll = [64, 192] as const
/** The same, to one of them. */
const ofOne = [8, 56] as const

/** Keeps questions to servers from being too many at once. */
export interface Bulkhead {
  /**
   * Asks as soon as it is its turn, also for who waits no longer.
   * @param origin of the server
   * @throws UpstreamFailure `LEFT_ALONE` where too many wait already
   */
  enter<Answer>(origin: string, ask: () => Promise<Answer>): Promise<Answer>
}

/** Somebody chose the servers: what is known of one ends with its last question. */
export function createBulkhead(): Bulkhead {
  const all = bulkhead(...ofAll)
  const known = new Map<string, { readonly policy: IPolicy; asked: number }>()
  return {
    async enter(origin, ask) {
      const server = known.get(origin) ?? {
        policy: bulkhead(...ofOne),
        asked: 0,
      }
      known.set(origin, server)
      server.asked += 1
      try {
        // No signal: after one that is aborted, cockatiel lets nobody in.
        return await server.policy.execute(() => all.execute(ask))
      } catch (cause) {
        throw cause instanceof BulkheadRejectedError
          ? new UpstreamFailure('LEFT_ALONE', { cause })
          : cause
      } finally {
        server.asked -= 1
        if (server.asked === 0) known.delete(origin)
      }
    },
  }
}
