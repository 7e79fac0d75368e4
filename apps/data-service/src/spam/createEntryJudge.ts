import type { SpamReason } from '@hasp/protocol/data'
import type { Clock } from '@hasp/service-frame'
import type { Hex } from 'viem'
import type { FoundEntry } from '../activity/findEntries.js'
import type { Page } from '../activity/readPage.js'
import type { ServedNetwork } from '../configuration.js'
import type { PriceOf, ReadPrices } from '../prices/createPrices.js'
import type { KnownFacts, ReadFacts } from '../tokens/createFactReader.js'
import type { KnownToken } from '../tokens/KnownToken.js'
import { judgeEntry } from './judgeEntry.js'

/** A history does not wait longer for what its tokens cost and are called. */
const patienceMs = 1_000
/** Contracts that a page asks about; others with the next look. */
const contractsAtOnce = 20

/** Says of each entry of a page what speaks against it. */
export type JudgeEntries = (
  account: Hex,
  page: Pick<Extract<Page, { status: 'read' }>, 'entries' | 'partners'>,
) => Promise<(entry: FoundEntry) => readonly SpamReason[]>

/** Judges what accounts of one network did, with the prices of its tokens. */
export function createEntryJudge(parts: createEntryJudge.Parts): JudgeEntries {
  const { nativeCurrency, readFacts, readPrices, tokens } = parts
  const known = (token: string | null) =>
    token === null ? nativeCurrency : tokens.get(token)
  const trusted = [nativeCurrency, ...tokens.values()].map(
    ({ symbol }) => symbol,
  )
  /** What is not there in time is unknown. */
  const inTime = async <Answer>(
    asked: Promise<Answer>,
    unknown: Answer,
  ): Promise<Answer> => {
    const waiting = new AbortController()
    const answer = await Promise.race([
      asked.catch(() => unknown),
      parts.clock.sleep(patienceMs, waiting.signal).then(() => unknown),
    ])
    waiting.abort()
    return answer
  }
  return async (account, { entries, partners }) => {
    const moved = new Set(
      entries
        .filter(({ transaction }) => transaction.sender !== account)
        .flatMap(({ movements }) => movements.map(({ token }) => token)),
    )
    const priced = [...moved].flatMap((token) =>
      known(token) ? [token ?? 'native'] : [],
    )
    const strange = [...moved].flatMap((token) =>
      token === null || known(token) ? [] : [token],
    )
    const [priceOf, texts] = await Promise.all([
      inTime<PriceOf>(readPrices(priced), () => undefined),
      inTime<KnownFacts>(readFacts(strange, contractsAtOnce), new Map()),
    ])
    const knowledge = {
      ...{ account, partners, priceOf, texts, trusted },
      decimalsOf: (token: string | null) => known(token)?.decimals,
    }
    return (entry) => judgeEntry(entry, knowledge)
  }
}

export declare namespace createEntryJudge {
  interface Parts extends Pick<ServedNetwork, 'nativeCurrency'> {
    readonly clock: Clock
    readonly readPrices: ReadPrices
    /** What tokens call themselves that nobody stands for. */
    readonly readFacts: ReadFacts
    /** Those that somebody stands for, by address in lower case. */
    readonly tokens: ReadonlyMap<string, KnownToken>
  }
}
