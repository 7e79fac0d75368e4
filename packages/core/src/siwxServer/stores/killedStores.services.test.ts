import { Redis } from 'ioredis'
import { Pool } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { startPostgres } from '../../../../../devstack/testing/postgresServer.js'
import { startRedis } from '../../../../../devstack/testing/redisServer.js'
import type { StoppableServer } from '../../../../../devstack/testing/startServer.js'
import { propertyRuns } from '../../testing/propertyRuns.js'
import { openSite, prove } from '../openSite.test.fixture.js'
import type { SiwxStore } from '../SiwxStore.js'
import { postgresStore, siwxTable } from './postgresStore.js'
import { redisStore } from './redisStore.js'

/** A server of a store, and the store over connections that are made anew. */
type Opened = { readonly server: StoppableServer; readonly store: SiwxStore }

async function openPostgres(): Promise<Opened> {
  const server = await startPostgres()
  const pool = new Pool({ connectionString: server.url, max: 20 })
  // Those that nothing is asked over; the others reject.
  pool.on('error', () => undefined)
  await pool.query(siwxTable)
  onTestFinished(async () => {
    await pool.end()
    await server.stop()
  })
  const store = postgresStore((text, values) => pool.query(text, values))
  return { server, store }
}

async function openRedis(): Promise<Opened> {
  const server = await startRedis({ isDurable: true })
  const redis = new Redis(server.url, {
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => 20,
  })
  redis.on('error', () => undefined)
  onTestFinished(async () => {
    redis.disconnect()
    await server.stop()
  })
  const store = redisStore((script, keys, values) =>
    redis.eval(script, keys.length, ...keys, ...values),
  )
  return { server, store }
}

/** Calls back once, when so many calls of a store have begun. */
function countCalls(store: SiwxStore) {
  let rest = Number.POSITIVE_INFINITY
  let act = () => {}
  const counted = Object.fromEntries(
    Object.entries(store).map(([name, method]) => [
      name,
      (...given: never[]) => {
        const answer = (method as (...all: never[]) => unknown)(...given)
        rest -= 1
        if (rest === 0) act()
        return answer
      },
    ]),
  ) as SiwxStore
  return {
    store: counted,
    after(count: number, run: () => void) {
      rest = count
      act = run
    },
  }
}

/** Three visitors, each of whom sends one sign-in twice at once. */
const visitorsCount = 3
/**
 * More than they ask a store together: it is killed early, late, and once all
 * of them are answered.
 */
const callsCount = visitorsCount * 10

it.each([
  ['PostgreSQL', openPostgres],
  ['Redis that writes everything down', openRedis],
])(
  '%s that is killed loses no sign-in, and takes no nonce twice',
  async (_, open) => {
    const opened = await open()
    const { after, store } = countCalls(opened.store)
    const { numRuns } = propertyRuns(10)
    let acknowledged = 0
    let failed = 0
    for (let run = 0; run < numRuns; run += 1) {
      const { browser } = openSite({ store })
      const visitors = Array.from({ length: visitorsCount }, browser)
      let killed: Promise<void> | undefined
      const moment = (run + Math.random()) / numRuns
      after(1 + Math.floor(moment * callsCount), () => {
        killed = opened.server.kill()
      })
      const done = await Promise.all(
        visitors.map(async (visitor) => {
          const challenge = await visitor.challenge()
          if (!challenge.nonce) return undefined
          const { nonce } = challenge
          const body = { nonce, proofs: [await prove(challenge)] }
          const both = await Promise.all([
            visitor.ask('verify', body),
            visitor.ask('verify', body),
          ])
          return { body, statuses: both.map(({ status }) => status) }
        }),
      )
      after(Number.POSITIVE_INFINITY, () => undefined)
      killed ??= opened.server.kill()
      await killed
      await opened.server.start()
      for (const [index, visitor] of visitors.entries()) {
        const { body, statuses = [] } = done[index] ?? {}
        await expect
          .poll(async () => (await visitor.ask('session')).status)
          .toBe(200)
        const isIn = statuses.includes(200)
        expect(statuses.filter((status) => status === 200).length).toBeLessThan(
          2,
        )
        if (isIn) {
          acknowledged += 1
          expect(await visitor.accounts()).toHaveLength(1)
          expect((await visitor.ask('verify', body)).status).not.toBe(200)
        } else failed += 1
      }
    }
    // Neither is the rule: it was killed in the middle.
    expect(acknowledged).toBeGreaterThan(0)
    expect(failed).toBeGreaterThan(0)
  },
  120_000,
)
