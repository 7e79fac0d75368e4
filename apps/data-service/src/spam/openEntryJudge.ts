import type { Clock } from '@hasp/service-frame'
import type { ServedNetwork } from '../configuration.js'
import type { ReadPrices } from '../prices/createPrices.js'
import type { ReadFacts } from '../tokens/createFactReader.js'
import type { KnownToken } from '../tokens/KnownToken.js'
import { createEntryJudge, type JudgeEntries } from './createEntryJudge.js'

/** Judges what accounts of one network did, by all that is known of it. */
export function openEntryJudge(
  network: ServedNetwork,
  tokens: ReadonlyMap<string, KnownToken>,
  { clock, factsOf, pricesOf }: openEntryJudge.Parts,
): JudgeEntries {
  return createEntryJudge({
    clock,
    nativeCurrency: network.nativeCurrency,
    readPrices: pricesOf(network.id),
    readFacts: factsOf(network.id),
    tokens,
  })
}

export declare namespace openEntryJudge {
  interface Parts {
    readonly clock: Clock
    /** What tokens of a network say of themselves. */
    readonly factsOf: (networkId: string) => ReadFacts
    readonly pricesOf: (networkId: string) => ReadPrices
  }
}
