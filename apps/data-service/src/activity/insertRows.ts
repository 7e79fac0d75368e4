import type { Database } from '@hasp/service-frame'
import { getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

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
  const columns = Object.entries(getTableColumns(table)).map(
    ([key, column]) => ({ key, name: column.name, type: column.getSQLType() }),
  )
  const write = (row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      columns.map(({ key, name, type }) => [name, writeValue(row[key], type)]),
    )
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const written = rows.slice(start, start + rowsPerStatement).map(write)
    await database.execute(
      sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${JSON.stringify(written)}::json)`,
    )
  }
}

/** Bytes are `0x…` here and `\x…` there. */
function writeValue(value: unknown, type: string): unknown {
  return type === 'bytea' && typeof value === 'string'
    ? `\\x${value.slice(2)}`
    : value
}
