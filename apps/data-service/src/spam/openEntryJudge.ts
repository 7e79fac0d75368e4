import type { Clock } from '@hasp/service-frame'
import type { ServedNetwork } from '../configuration.js'
import type { ReadPrices } from '../prices/createPrices.js'
import type { ReadFacts } from '../tokens/createFactReader.js'
import { fromPresent } from '../tokens/fromPresent.js'
import type { KnownToken } from '../tokens/KnownToken.js'
import type { KnownTokens } from '../tokens/openKnownTokens.js'
import { createEntryJudge, type JudgeEntries } from './createEntryJudge.js'

/** The tokens of now, and what judges by them. */
interface EntryJudge {
  readonly judgeAll: JudgeEntries
  /** By address in lower case. */
  readonly tokens: ReadonlyMap<string, KnownToken>
}

/** Judges what accounts of one network did, by all that is known of it now. */
export function openEntryJudge(
  network: ServedNetwork,
  { clock, factsOf, knownTokens, pricesOf }: openEntryJudge.Parts,
): () => EntryJudge {
  return fromPresent(
    () => knownTokens.of(network.id),
    (known) => {
      const tokens = new Map(
        known.map((token) => [token.address.toLowerCase(), token]),
      )
      const judgeAll = createEntryJudge({
        clock,
        nativeCurrency: network.nativeCurrency,
        readPrices: pricesOf(network.id),
        readFacts: factsOf(network.id),
        tokens,
      })
      return { judgeAll, tokens }
    },
  )
}

export declare namespace openEntryJudge {
  interface Parts {
    readonly clock: Clock
    /** What tokens of a network say of themselves. */
    readonly factsOf: (networkId: string) => ReadFacts
    readonly knownTokens: KnownTokens
    readonly pricesOf: (networkId: string) => ReadPrices
  }
}
