import { type History, historySchema } from '@hasp/protocol/data'
import type { Database } from '@hasp/service-frame'
import * as v from 'valibot'
import type { ServedNetwork } from '../configuration.js'
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
  database: Database,
): Promise<ReadHistory> {
  const known = await readTokens(network)
  const tokens = new Map(
    known.map((token) => [token.address.toLowerCase(), token]),
  )
  const chain = chainIdOf(network.id)
  return async (question) => {
    const page = await readPage(database, { ...question, chain })
    if (page.status !== 'read') return page.status
    const answer = describeHistory({
      networkId: network.id,
      account: question.account,
      page,
      tokens,
    })
    return v.parse(historySchema, answer)
  }
}
