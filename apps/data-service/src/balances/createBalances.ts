import { type Balances, balancesSchema } from '@hasp/protocol/data'
import type { Clock, Log } from '@hasp/service-frame'
import * as v from 'valibot'
import type { FindTokens } from '../activity/openActivity.js'
import type { ServedNetwork } from '../configuration.js'
import type { ReadPrices } from '../prices/createPrices.js'
import type { Door } from '../sources/createDoor.js'
import { createNodes } from '../sources/createNodes.js'
import type { ReadFacts } from '../tokens/createFactReader.js'
import type { FindIcon } from '../tokens/createIcons.js'
import { fromPresent } from '../tokens/fromPresent.js'
import type { KnownTokens } from '../tokens/openKnownTokens.js'
import { createEvmReader } from './createEvmReader.js'
import { createSolanaReader } from './createSolanaReader.js'
import { describeBalances } from './describeBalances.js'

/** Makes the answer about an account of one network. */
export type ReadBalances = (address: string) => Promise<Balances>

/** Everything that is known of the accounts of one network. */
export function createBalances(
  network: ServedNetwork,
  {
    clock,
    door,
    findIcon,
    findTokens,
    knownTokens,
    log,
    readFacts,
    readPrices,
    strangersDoor,
  }: createBalances.Environment,
): ReadBalances {
  const nodes = createNodes({ door, log }, network)
  const strangerNodes = createNodes({ door: strangersDoor, log }, network)
  const present = fromPresent(
    () => knownTokens.of(network.id),
    (tokens) => ({
      readHoldings: network.id.startsWith('solana:')
        ? createSolanaReader(nodes, network, tokens)
        : createEvmReader(nodes, network, tokens, {
            ...{ clock, findTokens, log, readFacts, strangerNodes },
          }),
      trusted: [
        network.nativeCurrency.symbol,
        ...tokens.map(({ symbol }) => symbol),
      ],
    }),
  )
  return async (address) => {
    const { readHoldings, trusted } = present()
    const holdings = await readHoldings(address)
    const asked = holdings.held.map((holding) => holding.address ?? 'native')
    const priceOf = await readPrices(asked)
    const answer = describeBalances({
      networkId: network.id,
      address,
      holdings,
      priceOf,
      findIcon,
      trusted,
      readAt: Math.floor(clock.now() / 1000),
    })
    return v.parse(balancesSchema, answer)
  }
}

export declare namespace createBalances {
  interface Environment {
    readonly clock: Clock
    readonly door: Door
    /** For questions to contracts that strangers made. */
    readonly strangersDoor: Door
    readonly findIcon: FindIcon
    readonly knownTokens: KnownTokens
    readonly log: Log
    /** Absent where nobody knows what moved on the network. */
    readonly findTokens: FindTokens | undefined
    readonly readPrices: ReadPrices
    /** What tokens that nobody listed say of themselves. */
    readonly readFacts: ReadFacts
  }
}
