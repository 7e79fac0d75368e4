import type { Database } from '@hasp/service-frame'
import { getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Hex } from 'viem'
import { writeBytes } from '../database/bytes.js'

const rowsPerStatement = 5_000

/**
 * Adds rows, however many there are, to a table that has no defaults. They go as
 * one value: to write a statement of each of their values takes longer than all
 * that the database does.
 */
export async function insertRows<Table extends PgTable>(
  database: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table))
  const write = (row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      columns.map(([key, column]) => [
        column.name,
        writeValue(row[key], column),
      ]),
    )
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const written = rows.slice(start, start + rowsPerStatement).map(write)
    await database.execute(
      sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${JSON.stringify(written)}::json)`,
    )
  }
}

function writeValue(value: unknown, column: PgColumn): unknown {
  if (value === undefined || value === null) return undefined
  return column.getSQLType() === 'bytea'
    ? writeBytes(value as Hex)
    : column.mapToDriverValue(value)
}
