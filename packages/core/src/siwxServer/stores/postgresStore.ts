import type { SiwxEntry, SiwxStore } from '../SiwxStore.js'

/**
 * The table of `postgresStore`: run it as a migration of your own. It may be
 * run twice.
 */
export const siwxTable = `
CREATE TABLE IF NOT EXISTS hasp_siwx (
  key text PRIMARY KEY,
  owner text NOT NULL,
  account text,
  value text NOT NULL,
  expires_at_ms bigint NOT NULL
);
CREATE INDEX IF NOT EXISTS hasp_siwx_owner ON hasp_siwx (owner);
CREATE INDEX IF NOT EXISTS hasp_siwx_account ON hasp_siwx (account);
CREATE INDEX IF NOT EXISTS hasp_siwx_expires_at_ms ON hasp_siwx (expires_at_ms);
`

/** Runs one statement with its values: `pool.query` of `pg`, for example. */
export type PostgresQuery = (
  text: string,
  values: unknown[],
) => Promise<{ readonly rows: readonly unknown[] }>

type Row = {
  readonly key: string
  readonly owner: string
  readonly account: string | null
  readonly value: string
  /** Drivers give numbers of 64 bits as text. */
  readonly expires_at_ms: string | number | bigint
}

const columns = 'key, owner, account, value, expires_at_ms'

/**
 * A store in the table `siwxTable` of PostgreSQL, by whichever driver.
 * @param query runs one statement
 * @example
 * import { postgresStore } from '@hasp/core/siwxServer'
 *
 * const storeOf = (pool: {
 *   query(text: string, values: unknown[]): Promise<{ rows: unknown[] }>
 * }) => postgresStore((text, values) => pool.query(text, values))
 */
export function postgresStore(query: PostgresQuery): SiwxStore {
  const ask = async (text: string, ...values: unknown[]) =>
    (await query(text, values)).rows as readonly Row[]

  return {
    async put(entry, nowMs) {
      await ask('DELETE FROM hasp_siwx WHERE expires_at_ms <= $1', nowMs)
      const rows = await ask(
        `INSERT INTO hasp_siwx (${columns}) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (key) DO NOTHING RETURNING ${columns}`,
        entry.key,
        entry.owner,
        entry.account ?? null,
        entry.value,
        entry.expiresAtMs,
      )
      return rows.length > 0
    },
    async take(key, nowMs) {
      const [row] = await ask(
        `DELETE FROM hasp_siwx WHERE key = $1 RETURNING ${columns}`,
        key,
      )
      const entry = row && toEntry(row)
      return entry && entry.expiresAtMs > nowMs ? entry : undefined
    },
    async read(owner, nowMs) {
      const rows = await ask(
        `SELECT ${columns} FROM hasp_siwx
         WHERE owner = $1 AND expires_at_ms > $2 ORDER BY key COLLATE "C"`,
        owner,
        nowMs,
      )
      return rows.map(toEntry)
    },
    async touch(owner, expiresAtMs) {
      await ask(
        'UPDATE hasp_siwx SET expires_at_ms = $2 WHERE owner = $1',
        owner,
        expiresAtMs,
      )
    },
    async remove(owner, account) {
      if (account === undefined)
        await ask('DELETE FROM hasp_siwx WHERE owner = $1', owner)
      else
        await ask(
          'DELETE FROM hasp_siwx WHERE owner = $1 AND account = $2',
          owner,
          account,
        )
    },
    async removeAccount(account) {
      await ask('DELETE FROM hasp_siwx WHERE account = $1', account)
    },
    async count(key, windowMs, nowMs) {
      const [row] = await ask(
        `INSERT INTO hasp_siwx AS running (${columns})
         VALUES ($1, $1, NULL, '1', $2)
         ON CONFLICT (key) DO UPDATE SET
           value = CASE WHEN running.expires_at_ms <= $3 THEN '1'
             ELSE (running.value::bigint + 1)::text END,
           expires_at_ms = CASE WHEN running.expires_at_ms <= $3 THEN $2
             ELSE running.expires_at_ms END
         RETURNING ${columns}`,
        key,
        nowMs + windowMs,
        nowMs,
      )
      return Number(row?.value)
    },
  }
}

function toEntry(row: Row): SiwxEntry {
  const { account, key, owner, value } = row
  const expiresAtMs = Number(row.expires_at_ms)
  return {
    ...{ key, owner, value, expiresAtMs },
    ...(account !== null && { account }),
  }
}
