import { gunzipSync } from 'node:zlib'
import { Pool } from 'undici'

/** Of compressed answers so many are read: to read each would be the load. */
const readEvery = 50

/** A question, and what its answer has to name. */
export interface Question {
  readonly path: string
  readonly account: string
}

/** What came of asking. */
export interface Answered {
  readonly perSecond: number
  /** Of what was answered with 200, by when it was due. */
  readonly tookMs: readonly number[]
  /** Answers of any other status. */
  readonly refused: number
  readonly failed: number
  /** What each of these failed with, and how often. */
  readonly causes: ReadonlyMap<string, number>
  /** Answers about another account. */
  readonly mixed: number
}

/**
 * Asks at even intervals, whatever is answered: a question waits for nobody,
 * and is counted from when it was due. (autocannon sends what is due in a second
 * at once, at its beginning, and counts each answer that took n ms n times.)
 */
export async function askSteadily(
  url: string,
  about: {
    readonly questions: readonly Question[]
    readonly perSecond: number
    readonly seconds: number
    readonly connections: number
    readonly isCompressed?: boolean
  },
): Promise<Answered> {
  const { connections, isCompressed, perSecond, questions } = about
  const pool = new Pool(url, { connections, pipelining: 1 })
  const headers = isCompressed ? { 'accept-encoding': 'gzip' } : {}
  const count = perSecond * about.seconds
  const tookMs: number[] = []
  const causes = new Map<string, number>()
  let [refused, failed, mixed] = [0, 0, 0]
  const startedAtMs = performance.now()
  const ask = async (turn: number) => {
    const dueAtMs = startedAtMs + (turn * 1_000) / perSecond
    const { account, path } = questions[turn % questions.length] as Question
    try {
      const answer = await pool.request({
        ...{ headers, path },
        method: 'GET',
      })
      const { body, statusCode } = answer
      const bytes = Buffer.from(await body.arrayBuffer())
      if (statusCode !== 200) {
        refused += 1
        return
      }
      tookMs.push(performance.now() - dueAtMs)
      if (isCompressed && turn % readEvery > 0) return
      // What is said to be stale is written anew, and leaves as it is.
      const isPacked = answer.headers['content-encoding'] === 'gzip'
      const text = isPacked ? gunzipSync(bytes) : bytes
      if (!text.includes(account)) mixed += 1
    } catch (error) {
      failed += 1
      const cause = causeOf(error)
      causes.set(cause, (causes.get(cause) ?? 0) + 1)
    }
  }
  const asked: Promise<void>[] = []
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const dueCount = ((performance.now() - startedAtMs) / 1_000) * perSecond
      while (asked.length < Math.min(dueCount, count))
        asked.push(ask(asked.length))
      if (asked.length < count) return
      clearInterval(timer)
      resolve()
    }, 1)
  })
  await Promise.all(asked)
  const seconds = (performance.now() - startedAtMs) / 1_000
  await pool.close()
  return {
    perSecond: tookMs.length / seconds,
    ...{ tookMs, refused, failed, causes, mixed },
  }
}

/** What undici or the system calls it. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? `${error.code}` : error.name
}

/** @param share from 0 to 1 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}
