import { setTimeout as wait } from 'node:timers/promises'
import { balancesPath, gasPricePath, namePath } from '@hasp/protocol/data'
import { Client } from 'pg'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ownDomain, testAccounts } from '../../../devstack/addresses.js'
import { hasHaproxy } from '../../../devstack/testing/haproxyServer.js'
import { hasRedis } from '../../../devstack/testing/redisServer.js'
import { createSteadyVisitors } from './testing/createSteadyVisitors.js'
import { readHistory, readWholeHistory } from './testing/readHistory.js'
import { sendTransaction } from './testing/sendTransaction.js'
import {
  type DataFleet,
  limitedProject,
  startDataFleet,
} from './testing/startDataFleet.js'

const [own, friend] = testAccounts
const isLong = process.env.HASP_LONG === '1'
const pace = isLong
  ? { perSecond: 1_000, mostWaiting: 200 }
  : { perSecond: 50, mostWaiting: 8 }
const busyMs = isLong ? 600_000 : 20_000
const betweenMs = 2_000
const leastKills = 3
/** Questions of the project that is limited, and in which time. */
const mostCounted = 500
const countedMs = 50_000
/** The other one goes on within. */
const takeOverMs = 10_000
/** All is as before within. */
const failOverMs = 35_000
const site = 'https://shop.example'
const isHere = hasHaproxy() && hasRedis()
const balancers = isHere ? ['HAProxy'] : []

let fleet: DataFleet
beforeAll(async () => {
  if (isHere) fleet = await startDataFleet()
}, 300_000)
afterAll(async () => await fleet?.stop())

const give = async () =>
  await sendTransaction(fleet.chain, { from: own, to: friend, value: '0x1' })

/** Sends something, and waits until every visitor is told of it. */
async function expectFollowed(within: number): Promise<void> {
  const { transactionHash } = await give()
  const isKnown = async () => {
    const { entries } = await readHistory(fleet.url, own, { limit: 1 })
    expect(entries[0]?.hash).toBe(transactionHash)
  }
  await vi.waitFor(isKnown, { timeout: within, interval: 50 })
}

let names = 0
/** Takes a name, and says what the service said last. */
async function register() {
  names += 1
  // Neither digits nor letters that look like others.
  const digits = [...`${names}`].map((digit) => 'bcdfghjkpq'[+digit])
  const name = `fleet${digits.join('')}.${ownDomain}`
  const person = privateKeyToAccount(generatePrivateKey())
  const post = async (path: string, body: object) =>
    await fetch(`${fleet.url}/v1/names/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: site },
      body: JSON.stringify(body),
    })
  const about = { address: person.address, coinType: 60 }
  const challenged = await post('challenges', { name, ...about })
  if (challenged.status !== 200) return { name, answer: challenged }
  const { message } = (await challenged.json()) as { message: string }
  const signature = await person.signMessage({ message })
  const answer = await post('registrations', { ...about, message, signature })
  return { name, answer }
}

const pathOf = (name: string) => (count: number) =>
  [
    balancesPath(`eip155:31337:${own}`),
    `/v1/accounts/eip155:31337:${friend}/history?limit=5`,
    '/v1/networks',
    gasPricePath('eip155:31337'),
    namePath(name),
  ][count % 5] ?? ''

it.each(balancers)(
  'behind %s nobody notices processes, Redis and the replica that are killed, and limits hold over all',
  { timeout: busyMs + 240_000 },
  async () => {
    const { name, answer } = await register()
    expect(answer.status).toBe(200)
    await expectFollowed(20_000)
    const visitors = createSteadyVisitors(fleet.url, pace, pathOf(name))
    const counting = countAllowed(visitors.failed)
    const startedAt = performance.now()
    let kills = 0
    let starting: Promise<void> | undefined
    const isBusy = () => performance.now() - startedAt < busyMs
    while (isBusy() || kills < leastKills) {
      await wait(betweenMs)
      // One goes away at a time, and the others have to be there.
      const areUp = async () => expect(await fleet.countServers()).toBe(3)
      await vi.waitFor(areUp, { timeout: 60_000, interval: 50 })
      await starting
      const next = fleet.serving[kills % 3]
      await next?.kill()
      kills += 1
      starting = next?.start()
    }
    const { allowed, expected } = await counting
    await starting
    await fleet.redis.kill()
    await wait(betweenMs)
    await fleet.redis.start()
    await fleet.replica.kill()
    await expectFollowed(takeOverMs)
    await fleet.replica.start()
    const tookOverMs: number[] = []
    for (const follower of fleet.following) {
      // Whichever of the two it was that followed.
      const from = performance.now()
      await follower.kill()
      await expectFollowed(takeOverMs)
      tookOverMs.push(Math.round(performance.now() - from))
      await follower.start()
    }
    const figures = { kills, allowed, tookOverMs, ...(await visitors.stop()) }
    process.stderr.write(`${JSON.stringify(figures)}\n`)
    expect(visitors.failed).toEqual([])
    expect(Math.abs(allowed / expected - 1)).toBeLessThan(0.05)
  },
)

/**
 * How many questions of one project are answered, of more than it has in a
 * minute, and how many there should be.
 */
async function countAllowed(failed: unknown[]) {
  const path = `/v1/networks?projectId=${limitedProject.id}`
  const startedAt = performance.now()
  let asked = 0
  let allowed = 0
  const lane = async () => {
    // All of them are of one minute.
    while (asked < mostCounted && performance.now() - startedAt < countedMs) {
      asked += 1
      const response = await fetch(`${fleet.url}${path}`)
      await response.text()
      if (response.status === 200) allowed += 1
      else if (response.status !== 429) failed.push([path, response.status])
    }
  }
  await Promise.all(Array.from({ length: 5 }, lane))
  const { requestsPerMinute } = limitedProject
  return { allowed, expected: Math.min(asked, requestsPerMinute) }
}

it.each(balancers)(
  'behind %s, where the primary is gone and the replica promoted, reads go on, writes come again, and nothing that was acknowledged is lost',
  { timeout: 240_000 },
  async () => {
    const whole = await readWholeHistory(fleet.url, own)
    // What is acknowledged is on both.
    await onServer(fleet.primary.url, [
      "alter system set synchronous_standby_names = '*'",
      'select pg_reload_conf()',
    ])
    const isSynchronous = async () =>
      expect(
        await onServer(fleet.primary.url, [
          'select sync_state from pg_stat_replication',
        ]),
      ).toEqual([{ sync_state: 'sync' }])
    await vi.waitFor(isSynchronous, { timeout: 20_000, interval: 100 })
    const first = await register()
    expect(first.answer.status).toBe(200)
    const acknowledged = [first.name]
    const refused: Response[] = []
    let isOver = false
    let wholeAt = 0
    let goneAt = Number.POSITIVE_INFINITY
    const lane = async () => {
      while (!isOver) {
        const { answer, name } = await register()
        if (answer.status === 200) {
          acknowledged.push(name)
          if (performance.now() > goneAt) wholeAt ||= performance.now()
        } else {
          refused.push(answer)
          await wait(200)
        }
      }
    }
    const lanes = Array.from({ length: 4 }, lane)
    const visitors = createSteadyVisitors(fleet.url, pace, pathOf(first.name))
    await wait(betweenMs)
    await fleet.primary.kill()
    goneAt = performance.now()
    await wait(3_000)
    await onServer(fleet.replica.url, ['select pg_promote()'])
    const isWhole = async () => expect(wholeAt).toBeGreaterThan(0)
    await vi.waitFor(isWhole, { timeout: failOverMs, interval: 100 })
    await expectFollowed(failOverMs - (performance.now() - goneAt))
    const followedMs = Math.round(performance.now() - goneAt)
    isOver = true
    await Promise.all(lanes)
    const figures = await visitors.stop()
    const wroteMs = Math.round(wholeAt - goneAt)
    const about = { acknowledged: acknowledged.length, refused: refused.length }
    process.stderr.write(
      `${JSON.stringify({ ...about, wroteMs, followedMs, ...figures })}\n`,
    )
    expect(visitors.failed).toEqual([])
    expect(refused.length).toBeGreaterThan(0)
    for (const { headers, status } of refused) {
      expect(status).toBe(503)
      expect(headers.get('Retry-After')).toMatch(/^\d+$/)
    }
    for (const name of acknowledged) {
      const response = await fetch(`${fleet.url}${namePath(name)}`)
      expect([name, response.status]).toEqual([name, 200])
    }
    const after = await readWholeHistory(fleet.url, own)
    expect(after.slice(-whole.length)).toEqual(
      whole.map((entry) => expect.objectContaining({ hash: entry.hash })),
    )
    expect(new Set(after.map(({ hash }) => hash)).size).toBe(after.length)
  },
)

async function onServer(
  url: string,
  statements: readonly string[],
): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  let rows: readonly unknown[] = []
  for (const statement of statements)
    rows = (await client.query(statement)).rows
  await client.end()
  return rows
}
