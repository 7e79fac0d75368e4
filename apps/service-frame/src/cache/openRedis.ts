import { explainFailure } from '../explainFailure.js'
import type { SharedCache } from './SharedCache.js'

/** How long it may take to connect, and to answer. */
const connectMs = 5_000
const answerMs = 2_000
/** Between tries to reach it again. */
const retryMs = 250

/**
 * Opens a cache in Redis. A connection that was lost is made again; what is
 * asked meanwhile fails at once, so that callers hear to come again.
 * @param prefix what the keys of this service begin with
 * @throws Error with one sentence when it cannot be reached, unless it is spare
 */
export async function openRedis(
  url: string,
  prefix: string,
  options: openRedis.Options = {},
): Promise<SharedCache> {
  // A service of one process does without it.
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, {
    keyPrefix: prefix,
    lazyConnect: true,
    connectTimeout: connectMs,
    commandTimeout: answerMs,
    // A connection that went silent is made anew.
    socketTimeout: answerMs,
    enableOfflineQueue: false,
    // Nobody knows whether what was lost on the way has run.
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => retryMs,
  })
  let failure: Error | undefined
  // Without somebody who listens, it is written to standard error.
  redis.on('error', (error: Error) => {
    failure = error
  })
  try {
    await redis.connect()
  } catch (error) {
    if (!options.isSpare) {
      redis.disconnect()
      throw explainFailure('Redis', failure ?? error)
    }
  }
  return {
    run: (script, key, parameters) => redis.eval(script, 1, key, ...parameters),
    find: async (key) => {
      const found = await redis.multi().getBuffer(key).pttl(key).exec()
      const { 0: [, bytes] = [], 1: [, leftMs] = [] } = found ?? []
      return Buffer.isBuffer(bytes) && typeof leftMs === 'number'
        ? { bytes, leftMs }
        : undefined
    },
    keep: async (key, bytes, forMs) => {
      await redis.set(key, Buffer.from(bytes), 'PX', forMs)
    },
    isReady: async () => (await redis.ping()) === 'PONG',
    close: async () => redis.disconnect(),
  }
}

export declare namespace openRedis {
  interface Options {
    /** Its service starts without it, and finds it when it comes. */
    readonly isSpare?: boolean
  }
}
