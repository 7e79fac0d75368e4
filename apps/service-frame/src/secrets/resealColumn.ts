import { type AnyColumn, getTableName, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database/Database.js'
import type { KeyRing } from './openKeyRing.js'

/** A column whose values are sealed, and under what. */
export interface SealedColumn {
  readonly column: AnyColumn
  readonly purpose: string
}

/** So few rows are locked at a time that nobody waits for them. */
const blocksAtOnce = 16

const placesSchema = v.object({
  rows: v.array(v.object({ place: v.string(), sealed: v.string() })),
})
const blocksSchema = v.object({
  rows: v.tuple([
    v.object({ blocks: v.pipe(v.unknown(), v.transform(Number)) }),
  ]),
})

/**
 * Seals every value of a column anew that the current key has not sealed, while
 * others read and write them. What somebody else holds is left for the next
 * round.
 * @returns how many were sealed anew
 * @throws Error where a value cannot be opened
 */
export async function resealColumn(
  database: Database,
  ring: KeyRing,
  { column, purpose }: SealedColumn,
): Promise<number> {
  const { table } = column
  const name = sql.identifier(column.name)
  const { rows } = v.parse(
    blocksSchema,
    await database.execute(
      sql`select pg_relation_size(${getTableName(table)}::regclass) / current_setting('block_size')::int as blocks`,
    ),
  )
  const [{ blocks }] = rows
  let count = 0
  for (let block = 0; block < blocks; block += blocksAtOnce)
    count += await database.transaction(async (step) => {
      const found = v.parse(
        placesSchema,
        await step.execute(
          sql`select ctid::text as place, ${name} as sealed from ${table} where ctid >= ${`(${block},0)`}::tid and ctid < ${`(${block + blocksAtOnce},0)`}::tid and split_part(${name}, '.', 1) <> ${ring.currentKey()} for update skip locked`,
        ),
      ).rows
      if (found.length === 0) return 0
      const given = found.map(({ place, sealed }) => {
        const text = open(ring, purpose, getTableName(table), sealed)
        return sql`(${place}::tid, ${ring.secrets.seal(purpose, text)})`
      })
      await step.execute(
        sql`update ${table} set ${name} = given.sealed from (values ${sql.join(given, sql`, `)}) as given (place, sealed) where ${table}.ctid = given.place`,
      )
      return found.length
    })
  return count
}

function open(
  { secrets }: KeyRing,
  purpose: string,
  table: string,
  sealed: string,
): string {
  try {
    return secrets.open(purpose, sealed)
  } catch (cause) {
    throw new Error(
      `A value of ${table} cannot be opened (${purpose}): it was changed, or sealed by a key that is not here.`,
      { cause },
    )
  }
}
