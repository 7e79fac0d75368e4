import { hasHaproxy } from '../../devstack/testing/haproxyServer.js'
import { findPostgres } from '../../devstack/testing/postgresServer.js'
import { hasRedis } from '../../devstack/testing/redisServer.js'
import { installPackages } from '../installPackages.mjs'

/**
 * Finds PostgreSQL, Redis and HAProxy, and installs Debian's where that is
 * possible. What needs HAProxy is skipped without it.
 * @returns whether the first two are there
 */
export function ensureServers(): boolean {
  const areThere = () => findPostgres() !== undefined && hasRedis()
  if (areThere() && hasHaproxy()) return true
  installPackages('PostgreSQL, Redis and HAProxy', [
    'postgresql',
    'redis-server',
    'haproxy',
  ])
  if (areThere() && !hasHaproxy())
    console.log(
      'HAProxy is not installed (apt-get install haproxy): what stands behind it was not tested.',
    )
  return areThere()
}
