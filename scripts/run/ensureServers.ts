import { findPostgres } from '../../devstack/testing/postgresServer.js'
import { hasRedis } from '../../devstack/testing/redisServer.js'
import { installPackages } from '../installPackages.mjs'

/**
 * Finds PostgreSQL and Redis, and installs Debian's where that is possible.
 * @returns whether both are there
 */
export function ensureServers(): boolean {
  const areThere = () => findPostgres() !== undefined && hasRedis()
  if (areThere()) return true
  installPackages('PostgreSQL and Redis', ['postgresql', 'redis-server'])
  return areThere()
}
