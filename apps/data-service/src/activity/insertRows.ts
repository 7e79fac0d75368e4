import type { Database } from '@hasp/service-frame'
import type { PgTable } from 'drizzle-orm/pg-core'

/** A statement takes 65,535 values, and no table has more than 12 columns. */
const rowsPerStatement = 5_000

/** Adds rows, however many there are. */
export async function insertRows<Table extends PgTable>(
  database: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement)
    await database
      .insert(table)
      .values(rows.slice(start, start + rowsPerStatement))
}
