import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '@hasp/service-frame/testing'
import { eq, getTableColumns, getTableName } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { testAccounts } from '../../../../devstack/addresses.js'
import { findFreePort } from '../../../../devstack/testing/findFreePort.js'
import {
  startTestChain,
  type TestChain,
} from '../../../../devstack/testing/startTestChain.js'
import { openIndex } from '../database/openIndex.js'
import {
  accounts,
  entries,
  headers,
  movements,
  transactions,
} from '../database/tables.js'
import { createKilledProgram } from '../testing/createKilledProgram.js'
import { createPageReader } from '../testing/createPageReader.js'
import { readWholeHistory } from '../testing/readHistory.js'
import { sendTransaction } from '../testing/sendTransaction.js'
import { catchUp } from '../testing/startFollowingService.js'

const [own, friend, other] = testAccounts

let temporary: string
let seedFolder: string
let chain: TestChain
let program: ReturnType<typeof createKilledProgram>
const databaseIn = (name: string) => ({
  folder: join(temporary, name),
  seedFolder,
})
beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'hasp-undoing-'))
  const port = await findFreePort()
  chain = await startTestChain({ chainId: 31337, multicall: false })
  const { location } = await createTestDatabase()
  seedFolder = ('seedFolder' in location && location.seedFolder) || temporary
  program = createKilledProgram(join(temporary, 'data.json'), {
    listen: { host: '127.0.0.1', port },
    publicUrl: 'https://data.example',
    origins: '*',
    networks: [
      {
        id: 'eip155:31337',
        name: 'Local',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: [chain.url],
        follow: { from: 0, everyMs: 100 },
      },
    ],
    database: databaseIn('database'),
  })
}, 120_000)
afterEach(() => program.kill())
afterAll(async () => {
  await chain?.stop()
  await rm(temporary, { recursive: true, force: true })
})

async function giveTimes(count: number): Promise<void> {
  for (let value = 1; value <= count; value += 1)
    await sendTransaction(chain, { from: own, to: friend, value: `0x${value}` })
}

/** Undoes blocks, and puts a transfer into two of those that replace them. */
const undo = (depth: number) =>
  chain.request('anvil_reorg', [
    depth,
    [
      [{ from: own, to: other, value: '0x7' }, 0],
      [{ from: own, to: friend, value: '0x8' }, depth - 1],
    ],
  ])

/** Every row about the chain. */
async function readRows(name: string) {
  const opened = await openIndex(databaseIn(name))
  const rows: Record<string, unknown[]> = {}
  const add = (name: string, found: readonly object[]) => {
    rows[name] = found.map((row) => JSON.stringify(row)).toSorted()
  }
  for (const table of [headers, transactions, movements])
    add(getTableName(table), await opened.database.select().from(table))
  const { account, ...place } = getTableColumns(entries)
  const named = await opened.database
    .select({ ...place, address: accounts.address })
    .from(entries)
    .leftJoin(accounts, eq(accounts.id, account))
  add('entries', named)
  await opened.close()
  return rows
}

it('[R7.36] what was undone while somebody reads and the process is killed is as if it had never been, 1 block, 12 and 300 of them', async () => {
  await chain.request('anvil_mine', ['0x12c'])
  for (const depth of [1, 12, 300]) {
    await giveTimes(9)
    await program.start()
    await catchUp(chain, program.url, 60_000)
    const reader = createPageReader(program.url, own)
    await reader.turn()
    await undo(depth)
    // What nothing is left of is doubted for a while.
    await program.killWithin(depth === 300 ? 4_000 : 300)
    await program.start()
    await catchUp(chain, program.url, 60_000)
    while (await reader.turn());
    const whole = await readWholeHistory(program.url, own)
    const shown = reader.shown()
    const voidAbove = reader.voidAbove() ?? -1
    const isLeft = ({ block }: { block: { number: number } }) =>
      block.number <= voidAbove
    expect(shown.filter(isLeft)).toEqual(whole.filter(isLeft))
    expect(whole).toEqual(expect.arrayContaining(shown))
    expect(new Set(shown.map(({ hash }) => hash)).size).toBe(shown.length)
    await program.kill()
  }
  const left = await readRows('database')
  await program.configure({ database: databaseIn('fresh') })
  await program.start()
  await catchUp(chain, program.url, 60_000)
  await program.kill()
  expect(left).toEqual(await readRows('fresh'))
  expect(left.entries?.length).toBeGreaterThan(10)
}, 600_000)
