import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import * as v from 'valibot'
import type { Clock } from '../clock.js'
import type { Log } from '../createLog.js'
import type { Database } from '../database/Database.js'
import { fromNow, isAhead } from '../database/moments.js'
import { outbox } from '../database/tables.js'
import { errorFields } from '../errorFields.js'
import type { Secrets } from '../secrets/Secrets.js'
import { mailPurpose } from './queueMail.js'

const leaseMs = 30_000
/** Between tries at one mail, longer with each. */
const pauseMs = 1_000
const lookEveryMs = 1_000
const connectLimitMs = 10_000
/** A mail server takes its time for each: others need not wait for it. */
const mailsAtOnce = 8

const mailSchema = v.object({
  to: v.string(),
  subject: v.string(),
  text: v.string(),
})

/** Sends what waits in the outbox, until it is stopped. */
export interface Mailer {
  /** Looks now instead of in a while. */
  wake(): void
  /** Lets the mail that is on its way arrive. */
  stop(): Promise<void>
}

/**
 * Sends mails over SMTP. A mail is leased before it is sent and deleted after
 * it was accepted; one that fails is sent again until its code is of no use.
 */
export function startMailer(
  service: startMailer.Service,
  smtp: { readonly url: string; readonly from: string },
): Mailer {
  const transport = createTransport({
    url: smtp.url,
    connectionTimeout: connectLimitMs,
    socketTimeout: connectLimitMs,
  })
  const lanes = Array.from({ length: mailsAtOnce }, () =>
    startLane(service, () => sendNext(service, transport, smtp.from)),
  )
  let turn = 0
  return {
    wake: () => {
      lanes[turn % lanes.length]?.wake()
      turn += 1
    },
    stop: async () => {
      await Promise.all(lanes.map((lane) => lane.stop()))
      transport.close()
    },
  }
}

export declare namespace startMailer {
  interface Service {
    readonly clock: Clock
    readonly database: Database
    readonly log: Log
    readonly secrets: Secrets
  }
}

/** Sends one mail after the other while any wait; each is leased by one lane. */
function startLane(
  { clock, log }: Pick<startMailer.Service, 'clock' | 'log'>,
  send: () => Promise<boolean>,
): Mailer {
  const stopping = new AbortController()
  let waking = new AbortController()
  const run = async () => {
    while (!stopping.signal.aborted) {
      const isSent = await send().catch((error: unknown) => {
        log({ event: 'mail failed', ...errorFields(error) })
        return false
      })
      if (isSent) continue
      await clock.sleep(
        lookEveryMs,
        AbortSignal.any([stopping.signal, waking.signal]),
      )
      waking = new AbortController()
    }
  }
  const running = run()
  return {
    wake: () => waking.abort(),
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

async function sendNext(
  { database, log, secrets }: startMailer.Service,
  transport: ReturnType<typeof createTransport>,
  from: string,
): Promise<boolean> {
  const next = database
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(lte(outbox.dueAt, sql`now()`), isAhead(outbox.expiresAt)))
    .orderBy(asc(outbox.createdAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [leased] = await database
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      dueAt: fromNow(leaseMs),
    })
    .where(eq(outbox.id, sql`(${next})`))
    .returning()
  if (!leased) return false
  const mail = v.parse(
    mailSchema,
    JSON.parse(secrets.open(mailPurpose, leased.mailSealed)),
  )
  try {
    await transport.sendMail({
      from,
      ...mail,
      messageId: `<${leased.id}@wallet>`,
    })
  } catch (error) {
    await database
      .update(outbox)
      .set({ dueAt: fromNow(Math.min(leaseMs, leased.attempts * pauseMs)) })
      .where(eq(outbox.id, leased.id))
    throw error
  }
  await database.delete(outbox).where(eq(outbox.id, leased.id))
  log({ event: 'mail sent', attempt: leased.attempts })
  return true
}
