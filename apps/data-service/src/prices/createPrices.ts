import type { Clock } from '@hasp/service-frame'
import type { ServedNetwork } from '../configuration.js'
import { fixedPrices } from './fixedPrices.js'
import { judgeQuotes } from './judgeQuotes.js'
import type { PriceSource } from './PriceSource.js'

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
  { clock }: { readonly clock: Clock },
): ReadPrices {
  const nowSeconds = () => Math.floor(clock.now() / 1000)
  const sources: readonly PriceSource[] = [
    fixedPrices(network.fixedPrices, nowSeconds),
  ]
  return async (tokens) => {
    const quotes = await Promise.all(
      sources.map((source) => source.read(tokens)),
    )
    const readAt = nowSeconds()
    return (token) =>
      judgeQuotes(
        quotes.map((known) => known.get(token)),
        readAt,
      )
  }
}
