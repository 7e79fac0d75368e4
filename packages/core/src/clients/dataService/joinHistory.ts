import { findEntrySpam } from '@hasp/protocol/data'
import type {
  HistoryAsset,
  HistoryEntry,
  HistoryPage,
} from '../../entities/activity/history.js'
import type { Network } from '../../entities/network/network.js'
import { hasSpamTexts } from '../../policies/account/tokenTexts.js'
import type { ToldEntry, ToldHistory } from '../../ports/DataSource.js'

/**
 * A page of a history with what the site and the data source know of its
 * tokens, and which entries nobody should act on. Texts are judged here again,
 * whatever is told.
 * @param address the account, in any case
 */
export function joinHistory(
  network: Network,
  address: string,
  { entries, tokens, ...page }: ToldHistory,
): HistoryPage {
  const { nativeCurrency, tokens: configured = [] } = network
  const told = tokens.filter((token) => !hasSpamTexts(network, token))
  // What the site says of a token counts.
  const assets = new Map<string, HistoryAsset>(
    [...told, ...configured].map(({ address, decimals, name, symbol }) => [
      address.toLowerCase(),
      { decimals, name, symbol },
    ]),
  )
  const account = address.toLowerCase()
  return {
    ...page,
    entries: entries.map(({ spam, ...entry }) => {
      const movements = entry.movements.map((movement) => {
        const { token } = movement
        const asset =
          token === undefined ? nativeCurrency : assets.get(token.toLowerCase())
        return { ...movement, asset }
      })
      const known = { ...entry, movements }
      return { ...known, ...doubtAbout(known, spam, account) }
    }),
  }
}

/** What the account signed was its own doing. */
function doubtAbout(
  entry: Omit<HistoryEntry, 'doubt' | 'reasons'>,
  spam: ToldEntry['spam'],
  account: string,
): Pick<HistoryEntry, 'doubt' | 'reasons'> {
  const fold = (address: string) => address.toLowerCase()
  if (fold(entry.sender) === account) return {}
  const own = findEntrySpam(
    {
      sender: fold(entry.sender),
      movements: entry.movements.map((movement) => ({
        ...movement,
        source: fold(movement.source),
        isKnown: movement.asset !== undefined,
      })),
    },
    account,
  )
  // A site may stand for tokens that its data source does not know.
  const isOut = entry.movements.some(({ source }) => fold(source) === account)
  const told = isOut ? spam.filter((reason) => reason !== 'UNSIGNED') : spam
  const reasons = [...new Set<string>([...own, ...told])]
  if (reasons.length > 0) return { doubt: 'spam', reasons }
  const isUnknown =
    entry.movements.length > 0 &&
    entry.movements.every(({ asset }) => asset === undefined)
  return isUnknown ? { doubt: 'unknown' } : {}
}
