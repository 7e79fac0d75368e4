import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Database,
  type DatabaseLocation,
  openDatabase,
} from '@hasp/service-frame'
import { createTestDatabase } from '@hasp/service-frame/testing'
import { sql } from 'drizzle-orm'
import {
  encodeEventTopics,
  erc20Abi,
  erc721Abi,
  type Hex,
  numberToHex,
} from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ChainBlock, ChainTransaction } from '../activity/ChainBlock.js'
import { describeBlocks } from '../activity/describeBlocks.js'
import { findTokens } from '../activity/findTokens.js'
import { readPage } from '../activity/readPage.js'
import { takeOver } from '../activity/takeOver.js'
import { writeBatch } from '../activity/writeBatch.js'
import { findPartners } from '../spam/findPartners.js'
import { copyMigrations } from '../testing/copyMigrations.js'
import { openIndex } from './openIndex.js'
import { entryKinds } from './tables.js'

/** Before accounts had a table. */
const earlierMigrations = 3
const hashOf = (number: number): Hex => numberToHex(number, { size: 32 })
const addressOf = (number: number): Hex => numberToHex(number, { size: 20 })
const [own, friend, token, pool] = [1, 2, 3, 4].map(addressOf) as [
  Hex,
  Hex,
  Hex,
  Hex,
]
const people = [own, friend, token, pool]

/** The ids of two chains, one too large for a row of the other. */
const chainIds = [2 ** 40, 1]
const startOf = (id: number) => ({
  ...{ id, firstBlock: 7, cursorKey: hashOf(id) },
  genesis: hashOf(id + 1),
})

let temporary: string
let seedFolder: string
beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'hasp-carried-'))
  const { location } = await createTestDatabase()
  seedFolder = ('seedFolder' in location && location.seedFolder) || temporary
})
afterAll(async () => await rm(temporary, { recursive: true }))

const move = (from: Hex, to: Hex) => ({
  contract: token,
  topics: encodeEventTopics({
    abi: erc20Abi,
    eventName: 'Transfer',
    args: { from, to },
  }) as readonly Hex[],
  data: hashOf(5),
})

/** Something of each kind, in turn, and nothing else twice. */
function makeBlock(id: number, number: number, fork = 0): ChainBlock {
  const unusual = addressOf(100 + number + fork)
  const changes: readonly Partial<ChainTransaction>[] = [
    { value: 9n },
    { sender: friend, receiver: own, value: BigInt(number) },
    { logs: [move(own, pool), move(pool, own)] },
    {
      logs: [
        {
          ...move(own, friend),
          topics: encodeEventTopics({
            abi: erc721Abi,
            eventName: 'Approval',
            args: { owner: own, spender: pool, tokenId: 2n ** 255n },
          }) as readonly Hex[],
          data: '0x',
        },
      ],
    },
    { receiver: undefined, deployed: unusual },
    { isFailed: true, fee: undefined },
    { payments: [{ source: unusual, target: friend, amount: 3n }] },
  ]
  return {
    number,
    hash: hashOf(id + 1_000 * number + fork),
    parentHash: hashOf(0),
    time: 1_780_000_000 + number,
    isTraced: true,
    transactions: changes.map((change, place) => ({
      hash: hashOf(1_000_000 * number + 1_000 * fork + place),
      ...{ sender: own, receiver: friend, deployed: undefined },
      ...{ isFailed: false, value: 0n, fee: 21_000n },
      ...{ payments: [], logs: [] },
      ...change,
    })),
  }
}

const blocksOf = (id: number) => [7, 8, 9].map((each) => makeBlock(id, each))

/** Adds rows as the earlier release did. */
async function insert(
  database: Database,
  name: string,
  rows: readonly object[],
): Promise<void> {
  const table = sql.identifier(name)
  const written = JSON.stringify(rows, (_, value) =>
    typeof value === 'string' ? value.replace(/^0x/, '\\x') : value,
  ).replaceAll(/"(\w+?)([A-Z])(\w+)":/g, (_, before, letter, after) =>
    `"${before}_${letter}${after}":`.toLowerCase(),
  )
  await database.execute(
    sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${written}::json)`,
  )
}

/** A database of the release before, with two chains and a name. */
async function makeEarlier(location: DatabaseLocation): Promise<void> {
  const migrations = join(temporary, 'migrations')
  await copyMigrations(migrations, earlierMigrations)
  const { close, database } = await openDatabase(location, migrations)
  for (const id of chainIds) {
    const told = describeBlocks({ id, shortId: id }, blocksOf(id))
    await insert(database, 'chains', [
      {
        ...startOf(id),
        ...{ fence: 1, epoch: 0, head: 9, finalized: 8, isTraced: true },
      },
    ])
    await insert(database, 'headers', told.headers)
    await insert(database, 'transactions', told.transactions)
    await insert(database, 'movements', told.movements)
    await insert(
      database,
      'entries',
      told.entries.map(({ address, ...entry }) => ({
        ...entry,
        account: address,
        chain: id,
      })),
    )
  }
  await database.execute(
    sql`insert into registrations (name, skeleton, address, coin_type, is_key, request_hash) values ('ana.hasp.eth', 'ana', '\\x01', 60, true, '\\x02')`,
  )
  await close()
}

/** All that can be asked of an index. */
async function readAll(database: Database, id: number) {
  const answers = []
  for (const address of [...people, ...[107, 108, 109, 117].map(addressOf)]) {
    const asked = { account: address, chain: id, limit: 5 }
    for (const kind of [undefined, ...entryKinds]) {
      const page = await readPage(database, {
        ...{ ...asked, kind },
        cursor: undefined,
      })
      if (page.status !== 'read') throw new Error(page.status)
      const { chain, entries, hasMore, head } = page
      const { shortId, fence, ...described } = chain
      const withoutChain = entries.map(
        ({ movements, transaction, ...rest }) => ({
          ...rest,
          transaction: { ...transaction, chain: 0 },
          movements: movements.map((each) => ({ ...each, chain: 0 })),
        }),
      )
      answers.push({ described, entries: withoutChain, hasMore, head })
      answers.push(
        await findPartners(database, { account: address, chain }, people),
      )
    }
    answers.push(await findTokens(database, asked))
  }
  return answers
}

/** The newest block is undone, and two come on top of what is left. */
async function goOn(database: Database, id: number): Promise<void> {
  const { fence } = await takeOver(database, startOf(id))
  await writeBatch(database, {
    ...{ chain: id, fence, head: 9, lastKept: 8, finalized: 8 },
    blocks: [9, 10].map((number) => makeBlock(id, number, 8)),
  })
}

it('an index of the release before is carried over, answers the same, and goes on', async () => {
  const location = { folder: join(temporary, 'earlier'), seedFolder: temporary }
  await makeEarlier(location)
  const carried = await openIndex(location)
  const fresh = await openIndex({ seedFolder })
  try {
    for (const id of chainIds.toReversed()) {
      const { fence } = await takeOver(fresh.database, startOf(id))
      await writeBatch(fresh.database, {
        ...{ chain: id, fence, head: null, finalized: 8 },
        blocks: blocksOf(id),
      })
    }
    const { rows } = (await carried.database.execute(
      sql`select name from registrations`,
    )) as unknown as { rows: object[] }
    expect(rows).toEqual([{ name: 'ana.hasp.eth' }])
    for (const step of ['at first', 'later']) {
      for (const id of chainIds)
        expect(await readAll(carried.database, id), `${id} ${step}`).toEqual(
          await readAll(fresh.database, id),
        )
      if (step === 'at first')
        for (const { database } of [carried, fresh])
          for (const id of chainIds) await goOn(database, id)
    }
  } finally {
    await carried.close()
    await fresh.close()
  }
}, 240_000)
