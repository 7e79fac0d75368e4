import { type Clock, systemClock } from '@hasp/service-frame'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { testAccounts } from '../../../../devstack/addresses.js'
import { startPostgres } from '../../../../devstack/testing/postgresServer.js'
import { startReplica } from '../../../../devstack/testing/startReplica.js'
import type { StoppableServer } from '../../../../devstack/testing/startServer.js'
import {
  startTestChain,
  type TestChain,
} from '../../../../devstack/testing/startTestChain.js'
import { readHistory, readWholeHistory } from '../testing/readHistory.js'
import { sendTransaction } from '../testing/sendTransaction.js'
import { catchUp } from '../testing/startFollowingService.js'
import {
  startTestService,
  type TestService,
} from '../testing/startTestService.js'

const [own, friend] = testAccounts

let chain: TestChain
let primary: StoppableServer
let replica: StoppableServer
/** Follows, and reads the primary. */
let newest: TestService
/** Reads the replica. */
let late: TestService
/** It looks no more at how far behind its replica is. */
let isHeld = false
const sleep: Clock['sleep'] = async (delayMs, signal) => {
  do await systemClock.sleep(delayMs, signal)
  while (isHeld && !signal?.aborted)
}
beforeAll(async () => {
  chain = await startTestChain({ chainId: 31337, multicall: false })
  primary = await startPostgres()
  replica = await startReplica(primary.url)
  const start = (database: object, role: string, about: object = {}) =>
    startTestService(chain.url, {
      ...about,
      network: { follow: { from: 0, everyMs: 100 } },
      configuration: { database, role },
    })
  newest = await start({ url: primary.url }, 'both')
  const { url } = primary
  late = await start({ url, replicaUrls: [replica.url] }, 'serve', { sleep })
}, 60_000)
afterAll(async () => {
  await late?.stop()
  await newest?.stop()
  await replica?.stop()
  await primary?.stop()
  await chain?.stop()
})

async function onReplica(statement: string): Promise<void> {
  const client = new Client({ connectionString: replica.url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const give = async (times: number) => {
  for (let count = 0; count < times; count += 1)
    await sendTransaction(chain, { from: own, to: friend, value: '0x1' })
}
const tell = async (): Promise<unknown> =>
  await (await fetch(`${late.url}/readyz`)).json()
const isNear = async () =>
  expect(await tell()).toMatchObject({
    database: { isPrimaryUp: true, replicas: [{ isUp: true, lagMs: 0 }] },
  })
const hashesOf = (entries: readonly { readonly hash: string }[]) =>
  entries.map(({ hash }) => hash)

it('[R7.36] a cursor that a late replica cannot know leaves nothing out, and one that is too late is not read', async () => {
  await give(5)
  await catchUp(chain, newest.url)
  await vi.waitFor(isNear, { timeout: 20_000, interval: 100 })
  // However long all this takes, the replica is read.
  isHeld = true
  await catchUp(chain, late.url)
  const older = await readHistory(late.url, own, { limit: 1 })
  await onReplica('select pg_wal_replay_pause()')
  await give(6)
  await catchUp(chain, newest.url)
  // Its answer says of which block it is.
  const page = await readHistory(newest.url, own, { limit: 2 })
  const behind = await readHistory(late.url, own, { limit: 1 })
  expect(behind.head.number).toBe(older.head.number)
  const rest = await readHistory(late.url, own, {
    limit: 100,
    cursor: page.cursor ?? '',
  })
  const whole = hashesOf(await readWholeHistory(newest.url, own))
  expect(hashesOf([...page.entries, ...rest.entries])).toEqual(whole)
  // What is undone there, the replica still has.
  await chain.request('anvil_reorg', [4, []])
  await catchUp(chain, newest.url)
  const undone = await readHistory(newest.url, own, { limit: 2 })
  const below = await readHistory(late.url, own, {
    limit: 100,
    cursor: undone.cursor ?? '',
  })
  expect(hashesOf([...undone.entries, ...below.entries])).toEqual(
    hashesOf(await readWholeHistory(newest.url, own)),
  )
  isHeld = false
  await catchUp(chain, late.url, 20_000)
  expect(await tell()).toMatchObject({ isReady: true, role: 'serve' })
  await onReplica('select pg_wal_replay_resume()')
  await vi.waitFor(isNear, { timeout: 20_000, interval: 100 })
}, 90_000)

it('a replica that is gone, or hangs, is not missed', async () => {
  const before = hashesOf(await readWholeHistory(newest.url, own))
  await replica.pause()
  expect(hashesOf(await readWholeHistory(late.url, own))).toEqual(before)
  await replica.resume()
  await replica.kill()
  expect(hashesOf(await readWholeHistory(late.url, own))).toEqual(before)
  await replica.start()
}, 60_000)
