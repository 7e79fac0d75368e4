import { foldAddress } from '../../entities/account/address.js'
import type { Network } from '../../entities/network/network.js'
import { formatAmount } from '../../entities/transfer/amount.js'
import type { Token } from '../../entities/transfer/token.js'
import { hasSpamTexts } from '../../policies/account/tokenTexts.js'
import type { Portfolio, ToldToken } from '../../ports/DataSource.js'

/**
 * What nodes know of an account's tokens, with what a data source tells of
 * them: prices, pictures, and which of them look like a trap. Amounts, decimals
 * and names stay the nodes'. The texts are judged here again, whatever is told.
 * @param told undefined where the source could not be asked
 * @returns the network's currency, then the others by what they are worth
 */
export function joinTokens(
  network: Network,
  tokens: readonly Token[],
  told: Portfolio | undefined,
): readonly Token[] {
  const fold = (address = '') => foldAddress(network.chainNamespace, address)
  const own = new Set(network.tokens?.map(({ address }) => fold(address)))
  const toldOf = new Map(
    told?.tokens.map((token) => [fold(token.address), token]),
  )
  const joined = tokens.map((token): Token => {
    const words = toldOf.get(fold(token.address))
    const isOwn = token.address === undefined || own.has(fold(token.address))
    const doubt = isOwn ? undefined : doubtAbout(token, words, network)
    return {
      ...token,
      ...wordsOn(token, words),
      ...(doubt && { doubt }),
      told: knowledgeOf(told),
    }
  })
  // Sorting keeps the order of those that are worth the same.
  const rank = ({ address, doubt, value = 0 }: Token) => {
    if (address === undefined) return Number.POSITIVE_INFINITY
    // Its price may be part of the trap.
    return doubt ? -1 : value
  }
  return joined.sort((one, other) =>
    rank(one) === rank(other) ? 0 : rank(other) - rank(one),
  )
}

/** What is missing from a total is worse than a price of ten minutes ago. */
function knowledgeOf(told: Portfolio | undefined): Token['told'] {
  if (!told) return 'missing'
  if (!told.isComplete) return 'partial'
  return told.isStale ? 'stale' : 'current'
}

/** A picture that the site itself configured stays. */
function wordsOn(token: Token, words: ToldToken | undefined) {
  const { balance, iconUrl = words?.iconUrl } = token
  const price = words?.price
  const held = Number(formatAmount(balance.value, balance.decimals))
  return {
    ...(iconUrl !== undefined && { iconUrl }),
    ...(price !== undefined && { price, value: held * price }),
  }
}

/** Nobody stands for the words of a token that is not configured. */
function doubtAbout(
  token: Token,
  words: ToldToken | undefined,
  network: Network,
): Token['doubt'] {
  const isSpam =
    (words && words.spam.length > 0) || hasSpamTexts(network, token)
  if (isSpam) return 'spam'
  return words?.isVerified ? undefined : 'unknown'
}
