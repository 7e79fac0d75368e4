import type { configurationSchema } from '@hasp/data-service'
import { balancesPath } from '@hasp/protocol/data'
import type * as v from 'valibot'
import type { Question } from './askSteadily.js'

type Configuration = v.InferInput<typeof configurationSchema>
type Network = Configuration['networks'][number]

const usualTokensCount = 200

export const hex = (value: number) =>
  `0x${value.toString(16).padStart(40, '0')}` as const

/** The CAIP-10 id of one of many. */
export const accountOf = (index: number) =>
  `eip155:1:${hex(index + 0x10_00_00)}`

/** The contract of one of the tokens. */
export const tokenOf = (index: number) => hex(1 + (index % usualTokensCount))

/** Questions for the balances of as many accounts. */
export const balancesOf = (count: number): readonly Question[] =>
  Array.from({ length: count }, (_, index) => {
    const account = accountOf(index)
    return { account, path: balancesPath(account) }
  })

/** A data service of one network with 200 tokens, or as many as said, for all who ask. */
export function dataConfiguration(
  nodeUrl: string,
  change: {
    readonly database?: Configuration['database']
    readonly follow?: Network['follow']
    readonly tokensCount?: number
  } = {},
): Configuration {
  const { database, follow, tokensCount = usualTokensCount } = change
  return {
    listen: { host: '127.0.0.1', port: 0 },
    publicUrl: 'https://data.example',
    origins: '*',
    requestsPerMinute: Number.MAX_SAFE_INTEGER,
    database,
    networks: [
      {
        id: 'eip155:1',
        name: 'Ethereum',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: [nodeUrl],
        multicall: '0xcA11bde05977b3631167028862bE2a173976CA11',
        tokens: Array.from({ length: tokensCount }, (_, index) => ({
          address: hex(1 + index),
          name: `Token number ${index}`,
          symbol: `TKN${index}`,
          decimals: 7,
        })),
        fixedPrices: { native: 2_000 },
        follow,
      },
    ],
  }
}
