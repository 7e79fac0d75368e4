import { type Clock, errorFields, type Log } from '@hasp/service-frame'
import type { ServedNetwork } from '../configuration.js'
import type { Door } from '../sources/createDoor.js'
import { createNodes } from '../sources/createNodes.js'
import type { ReadFacts } from '../tokens/createFactReader.js'
import { defiLlamaPrices } from './defiLlamaPrices.js'
import { fixedPrices } from './fixedPrices.js'
import { judgeQuotes } from './judgeQuotes.js'
import type { PriceSource, Quote } from './PriceSource.js'
import { poolPrices } from './poolPrices.js'
import { rememberQuotes } from './rememberQuotes.js'

/** Nobody's balances wait longer for what they are worth. */
const patienceMs = 1_500

/** @returns US dollars for one whole token, where known */
export type PriceOf = (token: string) => number | undefined

/**
 * Asks what tokens cost.
 * @param tokens by address, `native` for the currency
 */
export type ReadPrices = (tokens: readonly string[]) => Promise<PriceOf>

/** All that is known of prices on a network. */
export function createPrices(
  network: ServedNetwork,
  parts: createPrices.Parts,
): ReadPrices {
  const { clock } = parts
  const nowSeconds = () => Math.floor(clock.now() / 1000)
  const sources: readonly PriceSource[] = [
    fixedPrices(network.fixedPrices, nowSeconds),
    ...openSources(network, parts, nowSeconds),
  ]
  return async (tokens) => {
    if (tokens.length === 0) return () => undefined
    const over = new AbortController()
    const late = clock
      .sleep(patienceMs, over.signal)
      .then((): ReadonlyMap<string, Quote> => new Map())
    const quotes = await Promise.all(
      sources.map((source) => Promise.race([source.read(tokens), late])),
    )
    over.abort('over')
    const readAt = nowSeconds()
    return (token) =>
      judgeQuotes(
        quotes.map((known) => known.get(token)),
        readAt,
      )
  }
}

export declare namespace createPrices {
  interface Parts {
    readonly clock: Clock
    readonly door: Door
    readonly log: Log
    /** What tokens say of themselves. */
    readonly readFacts: ReadFacts
  }
}

function openSources(
  network: ServedNetwork,
  { clock, door, log, readFacts }: createPrices.Parts,
  nowSeconds: () => number,
): readonly PriceSource[] {
  const { defiLlama, id: networkId, multicall, pools } = network
  const nodes = createNodes({ door, log }, network)
  return [
    ...(defiLlama ? [defiLlamaPrices(door, defiLlama)] : []),
    ...(pools?.factories.map((factory) =>
      poolPrices({
        ...{ factory, multicall, nodes, nowSeconds, readFacts },
        settings: pools,
      }),
    ) ?? []),
  ].map((source) =>
    rememberQuotes(source, clock, (error) =>
      log({ event: 'price source failed', networkId, ...errorFields(error) }),
    ),
  )
}
