import * as v from 'valibot'
import {
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  parseAbi,
  zeroAddress,
} from 'viem'
import { decimalsCall } from '../balances/balanceCall.js'
import type { ContractCall } from '../balances/ContractCall.js'
import { callEach } from '../balances/callEach.js'
import { callTogether } from '../balances/callTogether.js'
import { decodeDecimals } from '../balances/decodeUnits.js'
import type { ServedNetwork } from '../configuration.js'
import type { Nodes } from '../sources/createNodes.js'
import type { ReadFacts } from '../tokens/createFactReader.js'
import type { PriceSource, Quote } from './PriceSource.js'

const abi = parseAbi([
  'function getPair(address one, address other) view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function token0() view returns (address)',
])
/** What a pool is asked. */
const questions = (['getReserves', 'token0'] as const).map((functionName) =>
  encodeFunctionData({ abi, functionName }),
)
const headSchema = v.object({ number: v.pipe(v.string(), v.startsWith('0x')) })

/** The pools that an operator trusts. */
export type PoolSettings = NonNullable<ServedNetwork['pools']>

/**
 * Prices out of the pools of one factory that makes pairs as Uniswap V2 does:
 * of each token the deepest one, with a token that the operator knows the price
 * of. A pool that is not deep enough says nothing.
 * @see https://docs.uniswap.org/contracts/v2/concepts/core-concepts/pools
 */
export function poolPrices(parts: poolPrices.Parts): PriceSource {
  const { factory, nowSeconds, readFacts, settings } = parts
  const call = createCaller(parts)
  const wrapped = settings.wrappedNative
  const addressOf = (token: string) =>
    (token === 'native' ? wrapped : token)?.toLowerCase() as Hex | undefined
  const own = [
    ...settings.quotes.map(({ address }) => address),
    wrapped,
  ].flatMap((token) =>
    token === undefined ? [] : (token.toLowerCase() as Hex),
  )
  return {
    async read(tokens) {
      const asked = [
        ...new Set(tokens.flatMap((token) => addressOf(token) ?? [])),
      ].flatMap((token) =>
        settings.quotes.map((quote) => ({
          token,
          quote: quote.address.toLowerCase() as Hex,
          usd: quote.usd,
        })),
      )
      const pairs = await call(
        asked.map(({ quote, token }) => ({
          to: factory as Hex,
          data: encodeFunctionData({
            abi,
            functionName: 'getPair',
            args: [token, quote],
          }),
        })),
      )
      const pools = asked.flatMap((about, index) => {
        const pair = readAddress(pairs[index])
        return pair && pair !== zeroAddress ? [{ ...about, pair }] : []
      })
      const found = await readPools({ call, own, readFacts }, pools)
      const at = nowSeconds()
      const deepest = new Map<Hex, { depthUsd: number; quote: Quote }>()
      for (const { depthUsd, token, usd } of found) {
        const before = deepest.get(token)?.depthUsd ?? 0
        if (depthUsd >= settings.leastDepthUsd && depthUsd > before)
          deepest.set(token, { depthUsd, quote: { usd, at, confidence: 1 } })
      }
      return new Map(
        tokens.flatMap((token) => {
          const known = deepest.get(addressOf(token) ?? '0x')
          return known ? [[token, known.quote] as const] : []
        }),
      )
    },
  }
}

export declare namespace poolPrices {
  interface Parts {
    readonly factory: string
    readonly multicall: string | undefined
    readonly nodes: Nodes
    /** Since 1970. */
    readonly nowSeconds: () => number
    /** What tokens say of themselves: strangers may have made them. */
    readonly readFacts: ReadFacts
    readonly settings: PoolSettings
  }
}

type Call = (
  calls: readonly ContractCall[],
) => Promise<readonly (Hex | undefined)[]>

function createCaller({ multicall, nodes }: poolPrices.Parts): Call {
  return async (calls) => {
    if (calls.length === 0) return []
    const head = await nodes.ask(
      'eth_getBlockByNumber',
      ['latest', false],
      headSchema,
    )
    const place = { nodes, multicall, block: head.number }
    return multicall
      ? await callTogether(place, multicall as Hex, calls)
      : await callEach(place, calls)
  }
}

interface Pool {
  readonly token: Hex
  readonly quote: Hex
  /** US dollars for one whole token of the other side. */
  readonly usd: number
  readonly pair: Hex
}

interface Reads {
  readonly call: Call
  readonly readFacts: ReadFacts
  /** Tokens of the operator's choice. */
  readonly own: readonly Hex[]
}

/** What the pools say, and how deep they are: both sides, in US dollars. */
async function readPools(
  { call, own, readFacts }: Reads,
  pools: readonly Pool[],
): Promise<
  readonly {
    readonly token: Hex
    readonly usd: number
    readonly depthUsd: number
  }[]
> {
  const isOwn = (token: Hex) => own.includes(token)
  const strange = pools.flatMap(({ token }) => (isOwn(token) ? [] : [token]))
  const asked = pools.flatMap(({ pair }) =>
    questions.map((data) => ({ to: pair, data })),
  )
  const [facts, told] = await Promise.all([
    readFacts([...new Set(strange)], strange.length),
    call([...asked, ...own.map((to) => ({ to, data: decimalsCall }))]),
  ])
  const placesOf = (token: Hex) =>
    isOwn(token)
      ? decodeDecimals(told[asked.length + own.indexOf(token)])
      : facts.get(token)?.decimals
  return pools.flatMap(({ quote, token, usd }, index) => {
    const [reserves, token0] = told.slice(
      ...[index, index + 1].map((at) => at * questions.length),
    )
    const [one, other] = readReserves(reserves)
    const first = readAddress(token0)
    const [ofToken, ofQuote] = first === token ? [one, other] : [other, one]
    const [tokenPlaces, quotePlaces] = [token, quote].map(placesOf)
    const isWhole =
      (first === token || first === quote) &&
      tokenPlaces !== undefined &&
      quotePlaces !== undefined
    if (!isWhole || !ofToken || !ofQuote) return []
    const quoteUsd = (Number(ofQuote) / 10 ** quotePlaces) * usd
    return [
      {
        token,
        usd: quoteUsd / (Number(ofToken) / 10 ** tokenPlaces),
        depthUsd: 2 * quoteUsd,
      },
    ]
  })
}

function readReserves(
  data: Hex | undefined,
): readonly [bigint, bigint] | readonly [] {
  if (data?.length !== 2 + 3 * 64) return []
  const [one, other] = decodeFunctionResult({
    abi,
    functionName: 'getReserves',
    data,
  })
  return [one, other]
}

function readAddress(data: Hex | undefined): Hex | undefined {
  return data && /^0x0{24}[0-9a-f]{40}$/i.test(data)
    ? `0x${data.slice(26).toLowerCase()}`
    : undefined
}
