import type { ServedNetworks } from '@hasp/protocol/data'
import {
  createTestDatabase,
  type TestDatabase,
} from '@hasp/service-frame/testing'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { testAccounts } from '../../../../devstack/addresses.js'
import { findFreePort } from '../../../../devstack/testing/findFreePort.js'
import {
  startTestChain,
  type TestChain,
} from '../../../../devstack/testing/startTestChain.js'
import { readHistory, readWholeHistory } from '../testing/readHistory.js'
import { sendTransaction } from '../testing/sendTransaction.js'
import { catchUp } from '../testing/startFollowingService.js'
import { startTestService } from '../testing/startTestService.js'
import { startUpstream } from '../testing/startUpstream.js'

const [own, friend] = testAccounts
const everyMs = 100

let made: TestDatabase
let chain: TestChain
const stops: (() => Promise<void>)[] = []
beforeEach(async () => {
  made = await createTestDatabase()
  chain = await startTestChain({ chainId: 31337, multicall: false })
  stops.push(chain.stop, made.drop)
})
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
})

/** A process that follows a chain, by a node that can be held. */
async function startProcess({
  lacking = [],
  node = chain,
  ...pace
}: {
  readonly node?: TestChain
  /** Methods that the node does not have. */
  readonly lacking?: readonly string[]
  /** By how much deadlines and pauses are shorter. */
  readonly hurry?: number
} = {}) {
  let isHeld = false
  const held: (() => void)[] = []
  let isBehind = false
  const relay = await startUpstream(async ({ method, params }, response) => {
    const asked = isBehind && params[0] === 'latest' ? ['0x1', false] : params
    const body = JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method,
      params: asked,
    })
    if (lacking.includes(method)) {
      response.end('{"jsonrpc":"2.0","id":1,"error":{"code":-32601}}')
      return
    }
    if (isHeld && method === 'eth_getBlockReceipts')
      await new Promise<void>((resolve) => held.push(resolve))
    const headers = { 'content-type': 'application/json' }
    const told = await fetch(node.url, { method: 'POST', headers, body })
    response.end(await told.text())
  })
  const service = await startTestService(relay.url, {
    ...pace,
    network: { follow: { from: 0, everyMs } },
    configuration: { database: made.location },
  })
  let isStopped = false
  const stop = async () => {
    if (isStopped) return
    isStopped = true
    await service.stop()
    await relay.stop()
  }
  stops.push(stop)
  return {
    ...service,
    asked: relay.asked,
    /** Lets it read blocks, and write none. */
    hold: () => {
      isHeld = true
    },
    release: () => {
      isHeld = false
      for (const go of held.splice(0)) go()
    },
    held,
    /** Makes its node one that has fallen behind. */
    fallBehind: () => {
      isBehind = true
    },
    stop,
  }
}

const give = () =>
  sendTransaction(chain, { from: own, to: friend, value: '0x1' })
const listNetworks = async (url: string) => {
  const response = await fetch(`${url}/v1/networks`)
  return ((await response.json()) as ServedNetworks).networks
}
const hashes = async (url: string) =>
  (await readWholeHistory(url, friend)).map(({ hash }) => hash)

it('one process follows at a time, and another one goes on when it is gone', async () => {
  const first = await startProcess()
  await catchUp(chain, first.url)
  const second = await startProcess()
  await give()
  await catchUp(chain, second.url)
  expect(second.asked).toEqual([])
  await first.stop()
  const { transactionHash } = await give()
  await catchUp(chain, second.url)
  expect((await hashes(second.url))[0]).toBe(transactionHash)
  expect(await listNetworks(second.url)).toMatchObject([{ isTraced: true }])
})

it('a process that slept while another took over writes nothing', async () => {
  // Who is held is patient.
  const hurry = 0.1
  const first = await startProcess({ hurry })
  await catchUp(chain, first.url)
  const second = await startProcess({ hurry })
  first.hold()
  second.hold()
  const before = await hashes(first.url)
  const { transactionHash } = await give()
  await expect.poll(() => first.held).toHaveLength(1)
  await endTurns()
  await expect.poll(() => second.held).toHaveLength(1)
  first.release()
  await expect
    .poll(() => first.lines.map(({ event }) => event))
    .toContain('batch came too late')
  expect(await hashes(first.url)).toEqual(before)
  second.release()
  await catchUp(chain, first.url)
  expect(await hashes(first.url)).toEqual([transactionHash, ...before])
})

it('a batch that is cut off in the middle is as if it had never begun', async () => {
  const { url } = await startProcess()
  await catchUp(chain, url)
  const before = await hashes(url)
  const { transactionHash } = await withClient(async (client) => {
    await client.query('begin; lock table entries in share mode')
    const given = await give()
    await expect.poll(cutWaiting).toBe(1)
    return given
  })
  await catchUp(chain, url)
  expect(await hashes(url)).toEqual([transactionHash, ...before])
})

it('a node that has fallen behind undoes nothing', async () => {
  const follower = await startProcess()
  await give()
  await catchUp(chain, follower.url)
  const before = await hashes(follower.url)
  follower.fallBehind()
  const asked = follower.asked.length
  await expect.poll(() => follower.asked.length).toBeGreaterThan(asked + 2)
  expect(await hashes(follower.url)).toEqual(before)
  const events = new Set(follower.lines.map(({ event }) => event))
  expect(events).toEqual(new Set(['listening', 'request']))
})

it('a node that tells less leaves out what contracts paid, and says so', async () => {
  const lacking = ['eth_getBlockReceipts', 'debug_traceBlockByHash']
  const { url } = await startProcess({ lacking })
  const { transactionHash } = await give()
  await catchUp(chain, url)
  const { entries, missing } = await readHistory(url, friend)
  expect(entries[0]).toMatchObject({ hash: transactionHash, kind: 'received' })
  expect(missing).toEqual(['INTERNAL_TRANSFERS'])
  expect(await listNetworks(url)).toMatchObject([{ isTraced: false }])
})

it('another chain under the same id is indexed from its beginning', async () => {
  await give()
  await chain.request('anvil_mine', ['0x12c'])
  const first = await startProcess()
  await catchUp(chain, first.url)
  const before = await fetch(`${first.url}/readyz`)
  expect(await before.json()).toMatchObject({
    indexes: [{ since: 0, restarts: 0 }],
  })
  await first.stop()
  const other = await startTestChain({
    chainId: 31337,
    multicall: false,
    genesisSeconds: 1_700_000_000,
  })
  stops.push(other.stop)
  const second = await startProcess({ node: other })
  await catchUp(other, second.url)
  expect(second.lines).toContainEqual({
    event: 'index begun anew',
    networkId: 'eip155:31337',
  })
  const ready = await fetch(`${second.url}/readyz`)
  expect(await ready.json()).toMatchObject({
    isReady: true,
    indexes: [{ networkId: 'eip155:31337', restarts: 1 }],
  })
  const asked = { from: own, to: friend, value: '0x2' }
  const { transactionHash } = await sendTransaction(other, asked)
  await catchUp(other, second.url)
  const { entries } = await readHistory(second.url, friend, {
    kind: 'received',
  })
  const given = entries.filter(
    ({ movements }) => movements[0]?.kind === 'native',
  )
  expect(given.map(({ hash }) => hash)).toEqual([transactionHash])
})

it('tells its operator how far behind it is', async () => {
  const port = await findFreePort()
  let aheadMs = 0
  const service = await startTestService(chain.url, {
    now: () => Date.now() + aheadMs,
    network: { follow: { from: 0, everyMs } },
    configuration: {
      database: made.location,
      metrics: { listen: { host: '127.0.0.1', port } },
    },
  })
  stops.push(service.stop)
  const look = async () =>
    await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const lookForAge = async () => {
    const [, age] = /^hasp_index_age_seconds (\d+)$/m.exec(await look()) ?? []
    return Number(age)
  }
  await catchUp(chain, service.url)
  expect(await lookForAge()).toBeLessThan(300)
  expect(await look()).toMatch(/^hasp_database_connections \d+$/m)
  // No block for an hour.
  aheadMs = 3_600_000
  expect(await lookForAge()).toBeGreaterThanOrEqual(3_600)
})

/** Ends who waits to add entries; says how many did. */
const cutWaiting = () =>
  withClient(async (client) => {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into "entries"%'`,
    )
    return rowCount
  })

/** Takes the turn from whoever has it, as a lost connection does. */
const endTurns = () =>
  withClient((client) =>
    client.query(
      "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = 4002003 and granted and database = (select oid from pg_database where datname = current_database())",
    ),
  )

async function withClient<Result>(
  use: (client: Client) => Promise<Result>,
): Promise<Result> {
  if (!('url' in made.location)) throw new Error('This needs PostgreSQL.')
  const client = new Client({ connectionString: made.location.url })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
