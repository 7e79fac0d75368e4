import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database/Database.js'

const columnSchema = v.object({
  table_name: v.string(),
  column_name: v.string(),
  data_type: v.string(),
  is_nullable: v.picklist(['YES', 'NO']),
  column_default: v.nullable(v.string()),
})
type Column = v.InferOutput<typeof columnSchema>

const ruleSchema = v.object({
  table_name: v.string(),
  /** What PostgreSQL calls it: unique, check, foreign key. */
  definition: v.string(),
  columns: v.array(v.string()),
  isUnique: v.boolean(),
})
type Rule = v.InferOutput<typeof ruleSchema>

/** What a database has, and what it asks of whoever writes to it. */
export interface Shape {
  readonly columns: readonly Column[]
  readonly rules: readonly Rule[]
}

/** Reads it from the database itself, whatever the migrations say. */
export async function readShape(
  database: Pick<Database, 'execute'>,
): Promise<Shape> {
  const columns = await database.execute(sql`
    select table_name, column_name, data_type, is_nullable, column_default
    from information_schema.columns where table_schema = 'public'
    order by table_name, ordinal_position`)
  const rules = await database.execute(sql`
    select rel.relname as table_name,
      regexp_replace(pg_get_indexdef(ind.indexrelid), ' INDEX \\S+', '') as definition,
      array(select attname::text from pg_attribute
        where attrelid = rel.oid and attnum = any(ind.indkey)) as columns,
      true as "isUnique"
    from pg_index ind join pg_class rel on rel.oid = ind.indrelid
      join pg_namespace spc on spc.oid = rel.relnamespace
    where ind.indisunique and spc.nspname = 'public'
    union all
    select rel.relname, pg_get_constraintdef(con.oid),
      array(select attname::text from pg_attribute
        where attrelid = rel.oid and attnum = any(con.conkey)),
      false
    from pg_constraint con join pg_class rel on rel.oid = con.conrelid
      join pg_namespace spc on spc.oid = rel.relnamespace
    where con.contype in ('c', 'f') and spc.nspname = 'public'`)
  return {
    columns: rowsOf(columnSchema, columns),
    rules: rowsOf(ruleSchema, rules),
  }
}

function rowsOf<Row>(
  schema: v.GenericSchema<unknown, Row>,
  answer: unknown,
): readonly Row[] {
  return v.parse(v.object({ rows: v.array(schema) }), answer).rows
}

/**
 * What the release before can do no more once a migration has run under it: read
 * a column that is gone, leave out one that has come, or repeat a write as it
 * does.
 */
export function findLosses(before: Shape, after: Shape): readonly string[] {
  const nameOf = (one: Column) => `${one.table_name}.${one.column_name}`
  const known = new Map(before.columns.map((one) => [nameOf(one), one]))
  const tables = new Set(before.columns.map((one) => one.table_name))
  const found = new Map(after.columns.map((one) => [nameOf(one), one]))
  const columns = [...known].flatMap(([name, old]) => {
    const now = found.get(name)
    if (!now) return [`${name} is gone`]
    if (now.data_type !== old.data_type) return [`${name} is ${now.data_type}`]
    const isStricter = now.is_nullable === 'NO' && old.is_nullable === 'YES'
    const isBare = now.column_default === null && old.column_default !== null
    return isStricter || isBare ? [`${name} may not be left out`] : []
  })
  const newcomers = after.columns.flatMap((now) =>
    tables.has(now.table_name) &&
    !known.has(nameOf(now)) &&
    now.is_nullable === 'NO' &&
    now.column_default === null
      ? [`${nameOf(now)} may not be left out`]
      : [],
  )
  const textOf = ({ definition, table_name }: Rule) =>
    `${table_name}: ${definition}`
  const had = new Set(before.rules.map(textOf))
  const has = new Set(after.rules.map(textOf))
  const rules = [
    // A write that is repeated names what it may meet.
    ...before.rules
      .filter((rule) => rule.isUnique && !has.has(textOf(rule)))
      .map((rule) => `${textOf(rule)} is gone`),
    ...after.rules
      .filter(
        (rule) =>
          !had.has(textOf(rule)) &&
          rule.columns.every((name) => known.has(`${rule.table_name}.${name}`)),
      )
      .map((rule) => `${textOf(rule)} is asked for`),
  ]
  return [...columns, ...newcomers, ...rules]
}
