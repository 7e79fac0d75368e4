// Specification 9, "Connector order": the first list, of all seven sections.
import type { ConnectorInfo } from '../../entities/connection/connectorInfo.js'
import type { WalletReference } from '../../entities/wallet/wallet.js'
import type { WalletListing } from '../../entities/wallet/walletListing.js'
import {
  type ConnectorSection,
  orderSections,
  splitConnectors,
} from './connectorOrder.js'
import { toIdentity } from './toIdentity.js'
import {
  bareRdns,
  type WalletIdentity,
  type WalletRule,
} from './walletVisibility.js'

/** The list recommends wallets up to so many rows of its own. */
export const maxRecommended = 4

/** A row of the first list: a connector, or a wallet to pair with. */
export type ConnectRow<item> =
  | {
      readonly section: ConnectorSection
      readonly connector: item
      readonly wallet?: undefined
      readonly listing?: undefined
    }
  | {
      readonly section: ConnectorSection
      readonly connector?: undefined
      readonly wallet: WalletReference
      /** Absent for a wallet used before until the directory is there. */
      readonly listing?: WalletListing | undefined
    }

type Found = {
  readonly info: Omit<ConnectorInfo, 'namespaces'>
  /** Of a wallet of several namespaces. */
  readonly connectors?: readonly { readonly info: Found['info'] }[] | undefined
}

/** What the first list is made of. */
export type ConnectRowsParameters<item> = {
  /** One of each wallet, as `kit[internals].grouping.merge` gives them. */
  readonly connectors: readonly item[]
  readonly recent: readonly WalletReference[]
  readonly featured?: readonly WalletListing[] | undefined
  readonly custom?: readonly WalletListing[] | undefined
  readonly recommended?: readonly WalletListing[] | undefined
  readonly rule: Pick<WalletRule, 'isShown'>
  readonly order?: readonly ConnectorSection[] | undefined
  /** Rows that the view has besides, e.g. e-mail and social logins. */
  readonly otherRows?: number | undefined
}

/**
 * The rows of the first list, section after section. A wallet has one row:
 * what was found in this browser stands for its listing; wallets that the rule
 * hides have none.
 * @example
 * import { connectRows, internals, walletRuleOf } from '@hasp/core/internal'
 *
 * const { connectors, recent } = kit.stores.connectors.getState()
 * const rows = connectRows({
 *   connectors: kit[internals].grouping.merge(connectors),
 *   recent,
 *   rule: walletRuleOf(kit),
 * })
 */
export function connectRows<item extends Found>(
  parameters: ConnectRowsParameters<item>,
): readonly ConnectRow<item>[] {
  const { order, rule } = parameters
  const { custom = [], featured = [], recommended = [] } = parameters
  const connectors = parameters.connectors.filter(
    (one) =>
      one.info.capabilities?.reachesManyWallets ||
      rule.isShown(toIdentity(one)),
  )
  const listings = [...custom, ...featured, ...recommended]
  const found = splitConnectors(
    connectors,
    parameters.recent.filter(({ id, name }) => {
      const rdns = listings.find((listing) => listing.id === id)?.rdns
      return rule.isShown({ id, name, rdns })
    }),
  )
  const canPair = found.walletConnect.length > 0
  const recentRows = found.recent.flatMap(
    ({ connectors: used, memory }): readonly ConnectRow<item>[] => {
      if (used.length > 0) return used.map(toRow('recent'))
      const listing = listings.find(({ id }) => id === memory.id)
      const isFound = connectors.some(({ info }) => info.name === memory.name)
      return canPair && !isFound
        ? [{ section: 'recent', wallet: memory, listing }]
        : []
    },
  )
  const taken: readonly WalletIdentity[] = [
    ...connectors.map(toIdentity),
    ...recentRows.flatMap(({ listing, wallet }) => listing ?? wallet ?? []),
  ]
  const isNew = (wallet: WalletListing) =>
    rule.isShown(wallet) && !taken.some((one) => isSame(wallet, one))
  const ownRows = custom.filter(isNew)
  const featuredRows = featured.filter(isNew)
  const listed = new Set([...ownRows, ...featuredRows].map(({ id }) => id))
  const injectedCount = connectors.filter(
    ({ info }) => info.type === 'ANNOUNCED' || info.type === 'MULTI_CHAIN',
  ).length
  const others = featured.length + custom.length + injectedCount
  const isAlone = !canPair && found.injected.length === 0 && custom.length === 0
  const room = maxRecommended - others - (parameters.otherRows ?? 0)
  return orderSections<ConnectRow<item>>(
    {
      walletConnect: found.walletConnect.map(toRow('walletConnect')),
      recent: recentRows,
      injected: found.injected.map(toRow('injected')),
      featured: featuredRows.map(toWalletRow('featured')),
      custom: ownRows
        .filter(({ id }) => !featuredRows.some((one) => one.id === id))
        .map(toWalletRow('custom')),
      external: found.external.map(toRow('external')),
      recommended: recommended
        .filter((wallet) => isNew(wallet) && !listed.has(wallet.id))
        .slice(0, isAlone ? 0 : Math.max(room, 0))
        .map(toWalletRow('recommended')),
    },
    order,
  )
}

function toRow(section: ConnectorSection) {
  return <item>(connector: item): ConnectRow<item> => ({ section, connector })
}

function toWalletRow(section: ConnectorSection) {
  return (listing: WalletListing) => {
    const { id, name } = listing
    return { section, wallet: { id, name }, listing }
  }
}

/** The same rdns, else, where a listing has none, the same id or name. */
function isSame(wallet: WalletListing, other: WalletIdentity): boolean {
  const { aliases = [], id, name, rdns = id } = other
  if ([id, ...aliases].includes(wallet.id)) return true
  if (!wallet.rdns) return wallet.name.toLowerCase() === name?.toLowerCase()
  const wanted = bareRdns(wallet.rdns)
  return [rdns, ...aliases].some((one) => bareRdns(one) === wanted)
}
