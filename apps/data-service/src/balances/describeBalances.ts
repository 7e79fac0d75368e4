import {
  type Balances,
  findTextSpam,
  type HeldToken,
  mostHeldTokens,
} from '@hasp/protocol/data'
import { formatUnits } from 'viem'
import type { FindIcon } from '../tokens/createIcons.js'
import type { Holding, Holdings } from './Holdings.js'

/**
 * What is answered about an account.
 * @param about.priceOf US dollars for one whole token, where known
 * @param about.findIcon the path of its picture, if it is there
 * @param about.trusted symbols of the tokens that the operator knows
 */
export function describeBalances(about: About): Balances {
  const { address, holdings, networkId, priceOf, readAt } = about
  const { block, held, isComplete } = holdings
  return {
    account: `${networkId}:${address}`,
    networkId,
    block,
    readAt,
    isStale: false,
    isComplete: isComplete && held.length <= mostHeldTokens,
    tokens: held
      .slice(0, mostHeldTokens)
      .map((holding) =>
        describeToken(holding, priceOf(holding.address ?? 'native'), about),
      ),
  }
}

interface About {
  readonly networkId: string
  readonly address: string
  readonly holdings: Holdings
  readonly priceOf: (token: string) => number | undefined
  readonly findIcon: FindIcon
  readonly trusted: readonly string[]
  readonly readAt: number
}

function describeToken(
  { address, decimals, iconUrl, isVerified, name, symbol, units }: Holding,
  price: number | undefined,
  { findIcon, trusted }: Pick<About, 'findIcon' | 'trusted'>,
): HeldToken {
  const numeric = formatUnits(units, decimals)
  return {
    address,
    name,
    symbol,
    quantity: { decimals: `${decimals}`, numeric },
    price,
    value: price === undefined ? undefined : Number(numeric) * price,
    iconUrl: iconUrl === undefined ? undefined : findIcon(iconUrl),
    isVerified,
    spam: isVerified ? [] : [...findTextSpam({ name, symbol }, trusted)],
  }
}
