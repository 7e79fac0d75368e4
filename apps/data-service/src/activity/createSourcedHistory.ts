import { historySchema } from '@hasp/protocol/data'
import * as v from 'valibot'
import type { Hex } from 'viem'
import { createAnswerCache } from '../cache/createAnswerCache.js'
import type { ServedNetwork } from '../configuration.js'
import {
  keptPages,
  pageMs,
  type ReadSource,
  type SourcedPage,
  type SourceQuestion,
} from '../history/createSourceReader.js'
import { isRefused } from '../sources/createNodes.js'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import { openEntryJudge } from '../spam/openEntryJudge.js'
import { partnersOf } from '../spam/partnersOf.js'
import type { BlockReader } from './createBlockReader.js'
import type { ReadHistory } from './createHistory.js'
import { keyOfNetwork, openCursor, sealCursor } from './cursor.js'
import { describeHistory, type ToldPage } from './describeHistory.js'
import { usualDepth } from './usualDepth.js'

/** About one block. */
const headMs = 5_000

/**
 * What a source knows of the accounts of a network that is not followed. The
 * newest block is the one of the network's nodes.
 * @param parts.cursorKey seals the cursors of all such networks; all processes have
 * the same one
 */
export function createSourcedHistory(
  network: ServedNetwork,
  parts: createSourcedHistory.Parts,
): ReadHistory {
  const { cursorKey, readSource, reader } = parts
  const key = keyOfNetwork(cursorKey, network.id)
  const findJudge = openEntryJudge(network, parts)
  const readHead = createHeadReader(reader)
  const heads = createAnswerCache<Head>(parts.clock, () => headMs)
  const findHead = async () => (await heads.find(network.id, readHead)).answer
  // A page has all up to its head: it is read later, and kept together with it.
  const newest = createAnswerCache<NewestPage>(parts.clock, () => pageMs, {
    mostAnswers: keptPages,
    staleMs: 0,
  })
  const readNewest = async (question: SourceQuestion) => {
    const { account, kind, limit } = question
    const key = [account, kind, limit].join(' ')
    const { answer } = await newest.find(key, async () => {
      const about = await findHead()
      return { about, page: await readSource(question) }
    })
    return answer
  }
  const readBelow = async (question: SourceQuestion) => {
    const [about, page] = await Promise.all([findHead(), readSource(question)])
    return { about, page }
  }
  return async ({ account, cursor, kind, limit }) => {
    const scope = { key, account, kind }
    const below = cursor === undefined ? undefined : openCursor(scope, cursor)
    if (cursor !== undefined && !below) return 'forged'
    const read = below ? readBelow : readNewest
    const { about, page } = await read({ account, kind, below, limit })
    const { entries } = page
    const partners = new Set(partnersOf(entries, account))
    const { judgeAll, tokens } = findJudge()
    const answer = describeHistory({
      networkId: network.id,
      account,
      page: {
        ...about,
        entries,
        since: 0,
        missing: page.isWhole ? [] : ['EARLIER_TRANSACTIONS'],
        cursor: page.rest && sealCursor(scope, { ...page.rest, epoch: 0 }),
      },
      tokens,
      judge: await judgeAll(account, { entries, partners }),
    })
    return v.parse(historySchema, answer)
  }
}

export declare namespace createSourcedHistory {
  interface Parts extends openEntryJudge.Parts {
    /** 32 bytes. */
    readonly cursorKey: Hex
    readonly reader: Pick<BlockReader, 'readHeader'>
    readonly readSource: ReadSource
  }
}

/** The newest block, and the newest one that is never undone. */
type Head = Pick<ToldPage, 'head' | 'finalized'>

interface NewestPage {
  readonly about: Head
  readonly page: SourcedPage
}

/** Reads the newest block; what is final stays so while nodes fail to say it. */
function createHeadReader(reader: Pick<BlockReader, 'readHeader'>) {
  let told: number | undefined
  const readFinalized = async () => {
    try {
      told = (await reader.readHeader('finalized'))?.number
    } catch (error) {
      if (isRefused(error)) told = undefined
    }
    return told
  }
  return async (): Promise<Head> => {
    const [latest, finalized] = await Promise.all([
      reader.readHeader('latest'),
      readFinalized(),
    ])
    if (!latest) throw new UpstreamFailure('NOT_UNDERSTOOD')
    const { hash, number: block, time } = latest
    return {
      head: { block, hash, time },
      finalized: finalized ?? block - usualDepth,
    }
  }
}
