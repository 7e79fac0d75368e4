import { drizzle } from 'drizzle-orm/node-postgres'
import * as v from 'valibot'
import type { Clock } from '../clock.js'
import type { Log } from '../createLog.js'
import { createPool, endPool } from './createPool.js'
import type { Database } from './Database.js'
import { startRepeating } from './startRepeating.js'

/** How often they are looked at, and how long they may take. */
const everyMs = 1_000
const lookMs = 1_000
/** How long a question to one may take, before the primary is asked. */
const answerMs = 2_000
/** One that is later than this is not read. */
const mostLagMs = 5_000
/** How far back it is known where the primary was. */
const knownMs = 60_000

const lookQuestion = `select pg_is_in_recovery() as "isReplica",
  extract(epoch from pg_postmaster_start_time())::text as "server",
  pg_wal_lsn_diff(case when pg_is_in_recovery() then coalesce(
    pg_last_wal_replay_lsn(), '0/0') else pg_current_wal_lsn() end,
    '0/0')::float8 as "position"`

const lookSchema = v.object({
  isReplica: v.boolean(),
  /** When it started, to the microsecond: no two did at once. */
  server: v.string(),
  /** In its log of writes, in bytes. */
  position: v.number(),
})

/** How a replica is. */
export interface ReplicaState {
  readonly isUp: boolean
  /** Absent where nobody can tell. */
  readonly lagMs?: number
}

/** Copies of a database that are read, and how they are. */
export interface Replicas {
  /** One that answers and is not late; another one each time. */
  pick(): Replica | undefined
  /** Any that answers, however late. */
  pickAny(): Replica | undefined
  describe(): {
    readonly isPrimaryUp: boolean
    readonly replicas: ReplicaState[]
  }
  stop(): Promise<void>
}

export interface Replica {
  readonly database: Database
  /** It failed: it is not read until it was looked at again. */
  setAside(): void
}

interface Watched extends Replica {
  state: ReplicaState
}

/**
 * Watches the replicas of a database. A replica that was promoted while the
 * primary goes on has become another database, and is not read.
 */
export async function watchReplicas(
  primaryUrl: string,
  urls: readonly string[],
  parts: { readonly clock: Clock; readonly log: Log },
): Promise<Replicas> {
  const { log } = parts
  const primary = openLook(primaryUrl)
  let isPrimaryUp = true
  const known: { readonly at: number; readonly position: number }[] = []
  const lagOf = (position: number): number => {
    const missed = known.find((each) => each.position > position)
    return missed ? Math.round(performance.now() - missed.at) : 0
  }
  const ends: (() => Promise<void>)[] = [primary.end]
  const watched = urls.map((url) => {
    const pool = createPool({
      connectionString: url,
      connectionTimeoutMillis: lookMs,
      max: 10,
      query_timeout: answerMs,
    })
    const look = openLook(url)
    ends.push(look.end, () => endPool(pool))
    const replica: Watched = {
      database: drizzle(pool),
      state: { isUp: false },
      setAside: () => set({ isUp: false }),
    }
    const set = (state: ReplicaState) => {
      const isReadable = isRead(state)
      if (isReadable !== isRead(replica.state))
        log({ event: isReadable ? 'replica is read' : 'replica is not read' })
      replica.state = state
    }
    return { look: look.ask, replica, set }
  })
  const lookAtAll = async () => {
    const seen = await primary.ask().catch(() => undefined)
    const isWriting = seen !== undefined && !seen.isReplica
    if (isWriting !== isPrimaryUp)
      log({ event: isWriting ? 'primary is back' : 'primary failed' })
    isPrimaryUp = isWriting
    const at = performance.now()
    if (isWriting) known.push({ at, position: seen.position })
    const firstKnown = known.findIndex((each) => each.at > at - knownMs)
    known.splice(0, firstKnown < 0 ? known.length : firstKnown)
    await Promise.all(
      watched.map(async ({ look, set }) => {
        const copy = await look().catch(() => undefined)
        if (!copy) return set({ isUp: false })
        const isOther =
          !copy.isReplica && isWriting && copy.server !== seen.server
        if (isOther) return set({ isUp: false })
        set({
          isUp: true,
          ...(isWriting && {
            lagMs: copy.isReplica ? lagOf(copy.position) : 0,
          }),
        })
      }),
    )
  }
  await lookAtAll()
  const repeating = startRepeating(parts, lookAtAll, {
    everyMs,
    failed: 'replicas not looked at',
  })
  let turn = 0
  const pickOf = (isGood: (state: ReplicaState) => boolean) => {
    const good = watched.filter(({ replica }) => isGood(replica.state))
    turn += 1
    return good[turn % Math.max(1, good.length)]?.replica
  }
  return {
    pick: () => pickOf(isRead),
    pickAny: () => pickOf(({ isUp }) => isUp),
    describe: () => ({
      isPrimaryUp,
      replicas: watched.map(({ replica }) => replica.state),
    }),
    stop: async () => {
      await repeating.stop()
      await Promise.all(ends.map((end) => end()))
    },
  }
}

const isRead = ({ isUp, lagMs = 0 }: ReplicaState): boolean =>
  isUp && lagMs <= mostLagMs

/** Looks by a connection of its own: the others may all be busy. */
function openLook(connectionString: string) {
  const pool = createPool({
    connectionString,
    connectionTimeoutMillis: lookMs,
    max: 1,
    query_timeout: lookMs,
  })
  return {
    ask: async () => {
      const { rows } = await pool.query(lookQuestion)
      return v.parse(lookSchema, rows[0])
    },
    end: () => endPool(pool),
  }
}
