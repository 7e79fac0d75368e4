import type { DatabaseLocation } from '@hasp/service-frame'
import { sql } from 'drizzle-orm'
import {
  encodeEventTopics,
  erc20Abi,
  type Hex,
  keccak256,
  numberToHex,
} from 'viem'
import type { ChainBlock } from '../../apps/data-service/src/activity/ChainBlock.js'
import { findChain } from '../../apps/data-service/src/activity/findChain.js'
import { takeOver } from '../../apps/data-service/src/activity/takeOver.js'
import { writeBatch } from '../../apps/data-service/src/activity/writeBatch.js'
import { openIndex } from '../../apps/data-service/src/database/openIndex.js'
import { hex } from './dataConfiguration.js'

const chain = 1
const transfersPerBlock = 100
const blocksPerBatch = 20
/** One account has a twentieth of all. */
const busyEvery = 20
/** 2026. */
const firstSecond = 1_780_000_000

/** What the index of a chain grows by. */
export interface Growth {
  readonly location: DatabaseLocation
  /** Transfers that are there, and that shall be. */
  readonly from: number
  readonly to: number
  readonly accounts: number
  /** Different ones, 200 unless given. */
  readonly tokens?: number
}

/**
 * Puts transfers into a database as the follower does, without a chain. It says
 * how many bytes the tables and their indexes are.
 */
process.once(
  'message',
  async ({ accounts, from, location, to, tokens = 200 }: Growth) => {
    const opened = await openIndex(location)
    const { database } = opened
    const { fence } = await takeOver(database, {
      id: chain,
      genesis: hashOf('genesis', 0),
      firstBlock: 0,
      cursorKey: hashOf('key', 0),
    })
    for (let start = from; start < to; ) {
      const first = start / transfersPerBlock
      const count = Math.min(blocksPerBatch, (to - start) / transfersPerBlock)
      await writeBatch(database, {
        ...{ chain, fence },
        head: (await findChain(database, chain))?.head ?? null,
        blocks: Array.from({ length: count }, (_, index) =>
          makeBlock(first + index, accounts, tokens),
        ),
        finalized: 'unknown',
      })
      start += count * transfersPerBlock
    }
    await database.execute(sql`vacuum analyze`)
    const [size] = await database
      .select({
        bytes: sql`sum(pg_total_relation_size(oid))`.mapWith(Number),
      })
      .from(sql`pg_class`)
      .where(sql`relkind = 'r' and relnamespace = 'public'::regnamespace`)
    await opened.close()
    process.send?.(size?.bytes ?? 0)
    process.disconnect()
  },
)

const hashOf = (what: string, number: number) =>
  keccak256(Buffer.from(`${what} ${number}`))

const accountIn = (turn: number) => hex(turn + 0x10_00_00)

function makeBlock(
  number: number,
  accounts: number,
  tokens: number,
): ChainBlock {
  return {
    number,
    hash: hashOf('block', number),
    parentHash: hashOf('block', number - 1),
    time: firstSecond + 12 * number,
    isTraced: true,
    transactions: Array.from({ length: transfersPerBlock }, (_, place) => {
      const turn = number * transfersPerBlock + place
      const sender = accountIn((turn * 7_919) % accounts)
      const target = turn % busyEvery === 0 ? 0 : (turn * 104_729) % accounts
      // What came first is what the operator does not know.
      const contract = hex(tokens - (Math.floor(turn / busyEvery) % tokens))
      return {
        hash: hashOf('transaction', turn),
        sender,
        receiver: contract,
        deployed: undefined,
        isFailed: false,
        value: 0n,
        fee: 50_000n * 1_000_000_007n,
        payments: [],
        logs: [
          {
            contract,
            topics: topicsOf(sender, accountIn(target)),
            data: numberToHex(7_000_000n * BigInt(1 + (turn % 1_000)), {
              size: 32,
            }),
          },
        ],
      }
    }),
  }
}

function topicsOf(from: Hex, to: Hex): readonly Hex[] {
  return encodeEventTopics({
    abi: erc20Abi,
    eventName: 'Transfer',
    args: { from, to },
  }) as readonly Hex[]
}
