import { type AnyColumn, sql } from 'drizzle-orm'
import { pgPolicy } from 'drizzle-orm/pg-core'

/** What a connection may see, as the policies of tables read it. */
export const scopeSetting = 'hasp.scope'

/** The scope of whoever proves something else than a token of a user. */
export const everyone = 'everyone'

/**
 * Rows of one user: whoever comes with a token sees no others, whatever a
 * statement says, and a connection that says nothing sees none.
 * @example pgTable('wallets', columns, (table) => [ofUser(table.userId)])
 */
export const ofUser = (userId: AnyColumn) =>
  pgPolicy('of_user', {
    using: sql`current_setting('hasp.scope', true) in ('everyone', ${userId}::text)`,
  })

/** Rows that belong to a row of another table, and are seen with it. */
export const withRowOf = (column: AnyColumn, owner: AnyColumn) =>
  pgPolicy('of_user', {
    using: sql`exists (select 1 from ${owner.table} where ${owner} = ${column})`,
  })
