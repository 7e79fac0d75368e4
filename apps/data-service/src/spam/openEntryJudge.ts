import type { Clock, Log } from '@hasp/service-frame'
import type { ServedNetwork } from '../configuration.js'
import type { ReadPrices } from '../prices/createPrices.js'
import type { Door } from '../sources/createDoor.js'
import { createNodes } from '../sources/createNodes.js'
import { createTextReader } from '../tokens/createTextReader.js'
import type { KnownToken } from '../tokens/KnownToken.js'
import { createEntryJudge, type JudgeEntries } from './createEntryJudge.js'

/** Judges what accounts of one network did, by all that is known of it. */
export function openEntryJudge(
  network: ServedNetwork,
  tokens: ReadonlyMap<string, KnownToken>,
  { clock, log, pricesOf, strangersDoor }: openEntryJudge.Parts,
): JudgeEntries {
  return createEntryJudge({
    clock,
    nativeCurrency: network.nativeCurrency,
    readPrices: pricesOf(network.id),
    readTexts: createTextReader(
      createNodes({ door: strangersDoor, log }, network),
    ),
    tokens,
  })
}

export declare namespace openEntryJudge {
  interface Parts {
    readonly clock: Clock
    readonly log: Log
    readonly pricesOf: (networkId: string) => ReadPrices
    /** For contracts of strangers: who fails there is nobody's loss. */
    readonly strangersDoor: Door
  }
}
