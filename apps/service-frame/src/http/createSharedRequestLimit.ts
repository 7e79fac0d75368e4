import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { SharedCache } from '../cache/SharedCache.js'
import type { RequestLimit } from './RequestLimit.js'

const windowMs = 60_000

/**
 * Takes one of those that are left of the last minute, by the clock of Redis:
 * a set of moments for each asker, gone a minute after the last.
 */
const script = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local count, window = tonumber(ARGV[1]), tonumber(ARGV[2])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - window)
if redis.call('ZCARD', KEYS[1]) < count then
  redis.call('ZADD', KEYS[1], now, ARGV[3])
  redis.call('PEXPIRE', KEYS[1], window)
  return 0
end
local first = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')[2]
return math.max(1, first + window - now)
`

const answerSchema = v.number()

/** So many in any minute, over every process that shares the cache. */
export function createSharedRequestLimit({
  cache,
  count,
}: {
  readonly cache: SharedCache
  readonly count: number
}): RequestLimit {
  return {
    take: async (asker) => {
      const asked = [count, windowMs, randomUUID()]
      const answer = await cache.run(script, `requests:${asker}`, asked)
      return v.parse(answerSchema, answer) || undefined
    },
  }
}
