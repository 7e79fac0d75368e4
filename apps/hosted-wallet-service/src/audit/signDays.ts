import { asc, desc, sql } from 'drizzle-orm'
import { audit, auditHeads } from '../database/tables.js'
import type { Service } from '../Service.js'
import { beginning } from './auditHash.js'
import { createAuditSigner } from './auditSigner.js'
import { dayAfter, dayOf, hashDay } from './hashDay.js'

/** A row is written with the time at which its transaction began. */
const settledAfterMs = 10 * 60_000

/**
 * Signs every day that is over and not signed yet. Each goes into the log,
 * where whoever rules the database cannot change it.
 */
export async function signDays({
  database,
  log,
  secrets,
}: Pick<Service, 'database' | 'log' | 'secrets'>): Promise<void> {
  const signer = createAuditSigner(secrets)
  const [first] = await database
    .select({
      at: audit.at,
      nowMs: sql<number>`extract(epoch from now()) * 1000`.mapWith(Number),
    })
    .from(audit)
    .orderBy(asc(audit.at))
    .limit(1)
  if (!first) return
  const [last] = await database
    .select()
    .from(auditHeads)
    .orderBy(desc(auditHeads.day))
    .limit(1)
  const today = dayOf(first.nowMs - settledAfterMs)
  let previousHash = last?.hash ?? beginning
  let day = last ? dayAfter(last.day) : dayOf(first.at.getTime())
  for (; day < today; day = dayAfter(day)) {
    const head = await hashDay(database, day, previousHash)
    const signature = signer.sign(head)
    const [kept] = await database
      .insert(auditHeads)
      .values({ ...head, signature })
      .onConflictDoNothing()
      .returning({ day: auditHeads.day })
    // Another process was faster, and goes on.
    if (!kept) return
    log({ event: 'audit head', auditHead: `${day} ${head.hash} ${signature}` })
    previousHash = head.hash
  }
}
