import { DrizzleQueryError } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import type { Database } from './Database.js'
import { scopeSetting } from './ofUser.js'

/** Connections, and the scope that each was left in. */
export interface ScopedPool {
  readonly pool: Pool
  readonly scopes: WeakMap<PoolClient, string>
}

/**
 * A database as one user sees it, or everyone: every statement goes out on a
 * connection that is in this scope.
 * @param scope undefined where no policy holds for this role
 */
export function createScopedDatabase(
  { pool, scopes }: ScopedPool,
  scope: string | undefined,
): Database {
  const enter = async (client: PoolClient) => {
    if (scope === undefined || scopes.get(client) === scope) return
    scopes.delete(client)
    await client.query('select set_config($1, $2, false)', [
      scopeSetting,
      scope,
    ])
    scopes.set(client, scope)
  }
  const use = async <Result>(
    run: (client: PoolClient) => Promise<Result>,
    isBrokenBy: (error: unknown) => boolean,
  ): Promise<Result> => {
    const client = await pool.connect()
    let isBroken = false
    try {
      await enter(client)
      return await run(client)
    } catch (error) {
      isBroken = isBrokenBy(error)
      throw error
    } finally {
      client.release(isBroken)
    }
  }
  const query = (...asked: Parameters<PoolClient['query']>) =>
    use(
      async (client) => await client.query(...asked),
      () => true,
    )
  // All that drizzle asks of a pool besides transactions.
  const database = drizzle({ query } as unknown as Pool)
  // drizzle keeps a connection for ever on which a transaction could not begin.
  database.transaction = (run, config) =>
    use(
      (client) => drizzle(client).transaction(run, config),
      (error) => error instanceof DrizzleQueryError,
    )
  return database
}
