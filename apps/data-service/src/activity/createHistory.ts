import { type History, historySchema } from '@hasp/protocol/data'
import type { Clock, Database, Log } from '@hasp/service-frame'
import * as v from 'valibot'
import type { ServedNetwork } from '../configuration.js'
import { createPrices } from '../prices/createPrices.js'
import type { Door } from '../sources/createDoor.js'
import { createNodes } from '../sources/createNodes.js'
import { createEntryJudge } from '../spam/createEntryJudge.js'
import { createTextReader } from '../tokens/createTextReader.js'
import { readTokens } from '../tokens/readTokens.js'
import { chainIdOf } from './chainIdOf.js'
import { describeHistory } from './describeHistory.js'
import { type PageQuestion, readPage } from './readPage.js'

/**
 * Makes the answer about what an account of one network did.
 * @returns why there is none, where there is none
 */
export type ReadHistory = (
  question: Omit<PageQuestion, 'chain'>,
) => Promise<History | 'notBegun' | 'forged'>

/** What is indexed of a network's accounts. */
export async function createHistory(
  network: ServedNetwork,
  { clock, database, log, strangersDoor }: createHistory.Parts,
): Promise<ReadHistory> {
  const known = await readTokens(network)
  const tokens = new Map(
    known.map((token) => [token.address.toLowerCase(), token]),
  )
  const chain = chainIdOf(network.id)
  const judgeAll = createEntryJudge({
    clock,
    nativeCurrency: network.nativeCurrency,
    readPrices: createPrices(network, { clock }),
    readTexts: createTextReader(
      createNodes({ door: strangersDoor, log }, network),
    ),
    tokens,
  })
  return async (question) => {
    const page = await readPage(database, { ...question, chain })
    if (page.status !== 'read') return page.status
    const judge = await judgeAll(question.account, page)
    const answer = describeHistory({
      networkId: network.id,
      account: question.account,
      page,
      tokens,
      judge,
    })
    return v.parse(historySchema, answer)
  }
}

export declare namespace createHistory {
  interface Parts {
    readonly clock: Clock
    readonly database: Database
    readonly log: Log
    /** For contracts of strangers: who fails there is nobody's loss. */
    readonly strangersDoor: Door
  }
}
