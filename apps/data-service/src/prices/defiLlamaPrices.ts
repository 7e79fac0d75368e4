import * as v from 'valibot'
import type { Door } from '../sources/createDoor.js'
import type { PriceSource, Quote } from './PriceSource.js'

/** An address of a server takes no more of them. */
const tokensAtOnce = 80
/** What most EVM chains call their own currency there. */
const currency = '0x0000000000000000000000000000000000000000'

const answerSchema = v.object({ coins: v.record(v.string(), v.unknown()) })
const coinSchema = v.object({
  price: v.number(),
  timestamp: v.number(),
  confidence: v.number(),
})

/**
 * Prices of DefiLlama, which needs no key. It learns which tokens are held, and
 * not by whom.
 */
export function defiLlamaPrices(
  door: Door,
  { chain, native = `${chain}:${currency}`, url }: defiLlamaPrices.Settings,
): PriceSource {
  const coinOf = (token: string) =>
    token === 'native' ? native : `${chain}:${token}`
  const readSome = async (tokens: readonly string[]) => {
    const coins = tokens.map(coinOf).join(',')
    const answer = await door.ask({
      url: `${url}/prices/current/${coins}`,
      schema: answerSchema,
    })
    const told = new Map(
      Object.entries(answer.coins).map(([coin, about]) => [
        keyOf(coin),
        readCoin(about),
      ]),
    )
    return tokens.flatMap((token) => {
      const quote = told.get(keyOf(coinOf(token)))
      return quote ? [[token, quote] as const] : []
    })
  }
  return {
    async read(tokens) {
      const batches = []
      for (let start = 0; start < tokens.length; start += tokensAtOnce)
        batches.push(tokens.slice(start, start + tokensAtOnce))
      return new Map((await Promise.all(batches.map(readSome))).flat())
    },
  }
}

export declare namespace defiLlamaPrices {
  interface Settings {
    /** What DefiLlama calls the network, e.g. `ethereum`. */
    readonly chain: string
    /** What it calls the network's own currency, where that is no address. */
    readonly native?: string | undefined
    readonly url: string
  }
}

function readCoin(about: unknown): Quote | undefined {
  const coin = v.safeParse(coinSchema, about)
  if (!coin.success) return undefined
  const { confidence, price, timestamp } = coin.output
  return { usd: price, at: timestamp, confidence }
}

/** Only EVM writes one address in two ways. */
function keyOf(coin: string): string {
  return coin.includes(':0x') ? coin.toLowerCase() : coin
}
