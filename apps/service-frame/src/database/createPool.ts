import { Pool, type PoolConfig } from 'pg'
import { createHostsPool, hostUrlsOf } from './createHostsPool.js'

/** How long it may take to connect, and to end what still runs. */
const connectMs = 5_000
const endMs = 5_000

/**
 * Connections to PostgreSQL; those that were lost are replaced. Of several hosts
 * in its address, as `postgres://one:5432,two:5432/hasp`, the one that takes
 * writes is used.
 */
export function createPool(given: PoolConfig): Pool {
  const config = { connectionTimeoutMillis: connectMs, ...given }
  const urls = hostUrlsOf(config.connectionString ?? '')
  const pool =
    urls.length > 1 ? createHostsPool(urls, config) : new Pool(config)
  // A connection that is lost while nobody waits for it is replaced by the
  // next question. Without somebody who listens it would end the process.
  const ignore = () => undefined
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}

/** Closes its connections, those that answer no more as well. */
export async function endPool(pool: Pool): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  await Promise.race([
    pool.end(),
    new Promise((resolve) => {
      timer = setTimeout(resolve, endMs)
    }),
  ])
  clearTimeout(timer)
}
