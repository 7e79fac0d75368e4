import { and, asc, gt, sql } from 'drizzle-orm'
import { audit, auditHeads } from '../database/tables.js'
import type { Service } from '../Service.js'
import { auditHash, beginning, detailsHash } from './auditHash.js'
import { auditLifeDays } from './auditLife.js'
import { createAuditSigner } from './auditSigner.js'
import { dayAfter, dayOf, hashDay } from './hashDay.js'

type Parts = Pick<Service, 'database' | 'secrets'>
type Row = typeof audit.$inferSelect

const batch = 5_000
const dayMs = 24 * 3_600_000

/** What was found: all of it whole, or the first place that is not. */
export type AuditVerdict =
  | {
      readonly status: 'whole'
      readonly rowCount: number
      readonly dayCount: number
      /** The hash of the last signed day, to compare with the log. */
      readonly lastHead: string | undefined
    }
  | { readonly status: 'broken'; readonly place: string }

/** Reads the whole record, and stops at the first thing that does not fit. */
export async function verifyAudit(parts: Parts): Promise<AuditVerdict> {
  const rows = await verifyChains(parts)
  if (typeof rows === 'string') return { status: 'broken', place: rows }
  const days = await verifyDays(parts)
  return typeof days === 'string'
    ? { status: 'broken', place: days }
    : { status: 'whole', rowCount: rows, ...days }
}

/** @returns how many rows, or the first that is not as it was written */
async function verifyChains({ database, secrets }: Parts) {
  let last: Row | undefined
  let rowCount = 0
  for (;;) {
    const rows: readonly Row[] = await database
      .select()
      .from(audit)
      .where(
        and(
          last &&
            gt(
              sql`(${audit.userId}, ${audit.sequence})`,
              sql`(${last.userId}::uuid, ${last.sequence}::integer)`,
            ),
        ),
      )
      .orderBy(asc(audit.userId), asc(audit.sequence))
      .limit(batch)
    for (const row of rows) {
      const before = last?.userId === row.userId ? last : undefined
      if (last && !before && isForgotten(last)) return nameOf(last)
      if (!follows(row, before) || !isWhole(secrets, row)) return nameOf(row)
      last = row
    }
    rowCount += rows.length
    if (rows.length < batch)
      return last && isForgotten(last) ? nameOf(last) : rowCount
  }
}

/** The first rows of a chain may be gone for their age, and none else. */
function follows(row: Row, before: Row | undefined): boolean {
  if (before)
    return (
      row.sequence === before.sequence + 1 && row.previousHash === before.hash
    )
  return row.sequence > 0 || row.previousHash === beginning
}

function isWhole(secrets: Parts['secrets'], row: Row): boolean {
  const { details, hash } = row
  return (
    hash === auditHash(secrets, row) &&
    (details === null || row.detailsHash === detailsHash(secrets, details))
  )
}

/** What was told is deleted with a user alone, and that is told last. */
function isForgotten({ details }: Row): boolean {
  return details === null
}

function nameOf({ at, event, sequence, userId }: Row): string {
  return `row ${sequence} of ${userId} (${event}, ${at.toISOString()})`
}

/** Days whose rows are all still kept are read again, the others are not. */
async function verifyDays({ database, secrets }: Parts) {
  const signer = createAuditSigner(secrets)
  const heads = await database
    .select()
    .from(auditHeads)
    .orderBy(asc(auditHeads.day))
  const [clock] = await database
    .select({
      nowMs: sql<number>`extract(epoch from now()) * 1000`.mapWith(Number),
    })
    .from(sql`(select 1) as one`)
  const firstKept = dayOf((clock?.nowMs ?? 0) - auditLifeDays * dayMs)
  let before: (typeof heads)[number] | undefined
  for (const head of heads) {
    const isNext = !before || head.day === dayAfter(before.day)
    if (!isNext || !signer.isSigned(head, head.signature))
      return `the signed day ${head.day}`
    if (head.day > firstKept) {
      const found = await hashDay(database, head.day, before?.hash ?? beginning)
      if (found.hash !== head.hash || found.rowCount !== head.rowCount)
        return `the rows of ${head.day}, of which there were ${head.rowCount}`
    }
    before = head
  }
  return { dayCount: heads.length, lastHead: before?.hash }
}
