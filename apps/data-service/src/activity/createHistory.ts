import { type History, historySchema } from '@hasp/protocol/data'
import { errorFields, type Log, type Reads } from '@hasp/service-frame'
import * as v from 'valibot'
import type { ServedNetwork } from '../configuration.js'
import type { Place, ReadSource } from '../history/createSourceReader.js'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import { findPartners } from '../spam/findPartners.js'
import { openEntryJudge } from '../spam/openEntryJudge.js'
import { partnersOf } from '../spam/partnersOf.js'
import { strangersOf } from '../spam/strangersOf.js'
import { chainIdOf } from './chainIdOf.js'
import { sealCursor } from './cursor.js'
import { describeHistory } from './describeHistory.js'
import type { FoundEntry } from './findEntries.js'
import { type Page, type PageQuestion, readPage } from './readPage.js'

/**
 * Makes the answer about what an account of one network did.
 * @returns why there is none, where there is none
 */
export type ReadHistory = (
  question: Omit<PageQuestion, 'chain'>,
) => Promise<History | 'notBegun' | 'forged'>

/**
 * What is indexed of a network's accounts, and below it what a source knows.
 * Where the source fails, a page has what is indexed, and leads on to it.
 */
export function createHistory(
  network: ServedNetwork,
  parts: createHistory.Parts,
): ReadHistory {
  const { reads } = parts
  const chain = chainIdOf(network.id)
  const findJudge = openEntryJudge(network, parts)
  return async (question) => {
    const page = await reads.read(
      (database) => readPage(database, { ...question, chain }),
      // A replica may not know yet what the primary has told.
      ({ status }) => status === 'read' || status === 'forged',
    )
    if (page.status === 'forged') return 'forged'
    if (page.status !== 'read') return 'notBegun'
    const { account, kind } = question
    const {
      epoch,
      cursorKey: key,
      finalized,
      firstBlock,
      isTraced,
    } = page.chain
    const earlier = await readEarlier(network.id, parts, page, question)
    const rest = page.hasMore ? lastOf(page.entries) : earlier.rest
    const partners = new Set([
      ...page.partners,
      ...partnersOf(earlier.entries, account),
      ...(await reads.read((database) =>
        findPartners(
          database,
          { account, chain: page.chain },
          strangersOf(earlier.entries, account),
        ),
      )),
    ])
    const entries = [...page.entries, ...earlier.entries]
    const { judgeAll, tokens } = findJudge()
    const answer = describeHistory({
      networkId: network.id,
      account,
      page: {
        ...page,
        entries,
        finalized,
        since: parts.readSource ? 0 : firstBlock,
        missing: [
          ...(firstBlock > 0 && !parts.readSource ? ['EARLIER_BLOCKS'] : []),
          ...earlier.missing,
          // What contracts pay out is in no log: only a trace tells.
          ...(isTraced ? [] : ['INTERNAL_TRANSFERS']),
        ],
        cursor: rest && sealCursor({ key, account, kind }, { ...rest, epoch }),
      },
      tokens,
      judge: await judgeAll(account, { entries, partners }),
    })
    return v.parse(historySchema, answer)
  }
}

export declare namespace createHistory {
  interface Parts extends openEntryJudge.Parts {
    readonly log: Log
    /** Of the index. */
    readonly reads: Reads
    /** Knows what was before the first block that is indexed. */
    readonly readSource?: ReadSource | undefined
  }
}

interface Earlier {
  readonly entries: readonly FoundEntry[]
  readonly rest?: Place | undefined
  readonly missing: readonly string[]
}

/** What a source knows of blocks before the first one that is indexed. */
async function readEarlier(
  networkId: string,
  { log, readSource }: createHistory.Parts,
  { below, chain, entries, hasMore }: Extract<Page, { status: 'read' }>,
  { account, kind, limit }: Omit<PageQuestion, 'chain'>,
): Promise<Earlier> {
  const { firstBlock } = chain
  if (!readSource || hasMore || firstBlock === 0)
    return { entries: [], missing: [] }
  // What the page has no room for comes with the next one.
  const later = { entries: [], rest: lastOf(entries), missing: [] }
  const room = limit - entries.length
  if (room === 0) return later
  const start =
    below && below.block < firstBlock ? below : { block: firstBlock, place: 0 }
  try {
    const page = await readSource({ account, kind, below: start, limit: room })
    const known = new Set(entries.map(({ transaction }) => transaction.hash))
    return {
      entries: page.entries.filter(
        ({ transaction }) => !known.has(transaction.hash),
      ),
      rest: page.rest,
      missing: page.isWhole ? [] : ['EARLIER_TRANSACTIONS'],
    }
  } catch (error) {
    if (!(error instanceof UpstreamFailure) || entries.length === 0) throw error
    log({ event: 'history source failed', networkId, ...errorFields(error) })
    return { ...later, missing: ['EARLIER_BLOCKS'] }
  }
}

function lastOf(entries: readonly FoundEntry[]): Place | undefined {
  const last = entries.at(-1)?.transaction
  return last && { block: last.block, place: last.place }
}
