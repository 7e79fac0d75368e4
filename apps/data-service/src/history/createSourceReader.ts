import type { Clock } from '@hasp/service-frame'
import type { Hex } from 'viem'
import type { Position } from '../activity/cursor.js'
import type { FoundEntry } from '../activity/findEntries.js'
import { createAnswerCache } from '../cache/createAnswerCache.js'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import type { ReadReceipts } from './createReceiptReader.js'
import { describeSourced, isIncomplete } from './describeSourced.js'
import type { HistorySource } from './HistorySource.js'
import { concerns, readBlocks, type SourceBlock } from './readBlocks.js'

/** How long a page is used. */
export const pageMs = 30_000
/** After which nothing further is asked for one page. */
const limitMs = 6_000
const mostPages = 20
/** A page may be as large as some megabytes. */
export const keptPages = 200

/** A place in a history: entries below it are asked for. */
export type Place = Pick<Position, 'block' | 'place'>

/** What is asked of a source. */
export interface SourceQuestion {
  readonly account: Hex
  readonly kind: FoundEntry['kind'] | undefined
  readonly below?: Place | undefined
  readonly limit: number
}

/** A part of a history by a source, newest first. */
export interface SourcedPage {
  readonly entries: readonly FoundEntry[]
  /** Where it goes on; absent where the source knows nothing more. */
  readonly rest?: Place | undefined
  /** Whether all that it named could be told. */
  readonly isWhole: boolean
}

/** Reads pages of a source. */
export type ReadSource = (question: SourceQuestion) => Promise<SourcedPage>

/**
 * Reads pages of a source, and asks a node for what its lists leave out. Each is
 * read once for a while, but for the newest one: it is of a block, and whoever
 * knows of which one keeps both.
 */
export function createSourceReader(
  parts: createSourceReader.Parts,
): ReadSource {
  const pages = createAnswerCache<SourcedPage>(parts.clock, () => pageMs, {
    mostAnswers: keptPages,
  })
  return async (question) => {
    const { account, below, kind, limit } = question
    if (!below) return await readPage(parts, question)
    const key = [account, kind, limit, below.block, below.place].join(' ')
    const { answer } = await pages.find(key, () => readPage(parts, question))
    return answer
  }
}

export declare namespace createSourceReader {
  interface Parts {
    readonly chain: number
    readonly clock: Pick<Clock, 'now'>
    readonly readReceipts: ReadReceipts
    /** When a block was made, by a node. */
    readonly readTime: (block: number) => Promise<number | undefined>
    readonly source: HistorySource
  }
}

async function readPage(
  parts: createSourceReader.Parts,
  question: SourceQuestion,
): Promise<SourcedPage> {
  const { account, below, kind, limit } = question
  const { clock, source } = parts
  const endsAt = clock.now() + limitMs
  let pages = 0
  const mayGoOn = () => {
    pages += 1
    return pages < mostPages && clock.now() < endsAt
  }
  const blocks = readBlocks(source, { account, ...startOf(below) }, mayGoOn)
  const found: FoundEntry[] = []
  let isWhole = true
  /** All of this block and above was read. */
  let reached: number | undefined
  let isEnd = false
  for (;;) {
    const taken = await takeBlocks(blocks, limit + 1 - found.length)
    const told = await describe(parts, account, taken.blocks)
    isWhole &&= told.isWhole
    found.push(
      ...told.entries.filter(
        (entry) =>
          (!kind || entry.kind === kind) &&
          (!below || isBelow(entry.transaction, below)),
      ),
    )
    reached = taken.blocks.at(-1)?.block ?? reached
    isEnd = taken.end === 'all'
    if (taken.end !== undefined || found.length > limit) break
  }
  const entries = found.slice(0, limit)
  const last = entries.at(-1)?.transaction
  const [newest] = found
  if (newest) await assertChain(parts, newest.transaction)
  if (found.length > limit && last)
    return { entries, rest: placeOf(last), isWhole }
  if (isEnd) return { entries, isWhole }
  // A block with more than can be read at all ends what is known.
  const rest = reached === undefined ? undefined : { block: reached, place: 0 }
  const isOn = rest && (!below || isBelow(rest, below))
  return isOn ? { entries, rest, isWhole } : { entries, isWhole: false }
}

/**
 * A source of another chain has other times. Nodes keep those of all blocks.
 * @throws UpstreamFailure `OTHER_CHAIN`
 */
async function assertChain(
  { readTime }: createSourceReader.Parts,
  { block, time }: { readonly block: number; readonly time: number },
): Promise<void> {
  const known = await readTime(block)
  if (known !== undefined && known !== time)
    throw new UpstreamFailure('OTHER_CHAIN')
}

/** Blocks with at least so many transactions, if there are any more. */
async function takeBlocks(
  from: AsyncGenerator<SourceBlock, boolean>,
  count: number,
): Promise<{
  readonly blocks: readonly SourceBlock[]
  readonly end?: 'all' | 'limit'
}> {
  const blocks: SourceBlock[] = []
  let taken = 0
  while (taken < count) {
    const next = await from.next()
    if (next.done) return { blocks, end: next.value ? 'all' : 'limit' }
    blocks.push(next.value)
    taken += next.value.transactions.size
  }
  return { blocks }
}

async function describe(
  { chain, readReceipts }: createSourceReader.Parts,
  account: Hex,
  blocks: readonly SourceBlock[],
): Promise<Pick<SourcedPage, 'entries' | 'isWhole'>> {
  const transactions = blocks.flatMap(({ block, transactions }) =>
    [...transactions].flatMap(([hash, items]) => {
      const own = items.filter((item) => concerns(item, account))
      return own.length > 0 ? [{ block, hash, items: own }] : []
    }),
  )
  const receipts = await readReceipts(
    transactions.filter(({ items }) => isIncomplete(items, account)),
  )
  const entries = transactions.map(({ hash, items }) =>
    describeSourced(chain, account, items, receipts.get(hash)),
  )
  return {
    isWhole: entries.every((entry) => entry !== undefined),
    entries: entries
      .flatMap((entry) => entry ?? [])
      .sort(
        ({ transaction: one }, { transaction: other }) =>
          other.block - one.block || other.place - one.place,
      ),
  }
}

function startOf(below: Place | undefined): { readonly upTo?: number } {
  if (!below) return {}
  return { upTo: below.place > 0 ? below.block : below.block - 1 }
}

function isBelow({ block, place }: Place, below: Place): boolean {
  return block < below.block || (block === below.block && place < below.place)
}

function placeOf({ block, place }: Place): Place {
  return { block, place }
}
