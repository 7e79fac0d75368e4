import type { WalletListing } from '../../entities/wallet/walletListing.js'

/** Which wallets a site offers, as its options say. */
export type WalletChoices = {
  /** Ids shown first, in this order. */
  readonly featured: readonly string[]
  /** Only these ids; all unless given. */
  readonly include?: readonly string[] | undefined
  /** Never these ids, wherever they come from. */
  readonly exclude: readonly string[]
  /** Wallets of the site's own. */
  readonly custom: readonly WalletListing[]
}

/** By what a wallet can be recognised: a listing, a connector or a memory. */
export type WalletIdentity = {
  readonly id: string
  readonly rdns?: string | undefined
  readonly name?: string | undefined
  /** What it goes by in further namespaces. */
  readonly aliases?: readonly string[] | undefined
}

/** Include, exclude, featured, order and custom wallets as one rule. */
export type WalletRule = {
  /** Whether a wallet may be shown at all, whatever list it is for. */
  isShown(wallet: WalletIdentity): boolean
  /**
   * Those that may be shown, in the order of the rule: installed, featured, the
   * site's own, the others. Of two with one id, the first stays.
   */
  arrange(
    wallets: readonly WalletListing[],
    isInstalled: (wallet: WalletListing) => boolean,
  ): readonly WalletListing[]
}

/**
 * Makes the rule of a site. Exclusion wins over everything else; wallets of
 * the site's own need no inclusion; a wallet is known by its id, or by its
 * rdns, or, when it has been excluded, by its name.
 *
 * @param choices the options of the site
 * @param known listings of the ids that the options name, to recognise the
 * same wallets by their rdns where they were found in this browser
 * @example createWalletRule(choices).isShown({ id: 'kite' })
 */
export function createWalletRule(
  choices: WalletChoices,
  known: readonly WalletListing[] = [],
): WalletRule {
  const { custom, exclude, featured, include } = choices
  const named = [...custom, ...known]
  const refused = new Set(keysOf(exclude, named))
  const refusedNames = new Set(
    named.filter(({ id }) => exclude.includes(id)).map(nameOf),
  )
  const own = custom.map(({ id }) => id)
  const wanted = include && new Set(keysOf([...include, ...own], named))
  const isShown = (wallet: WalletIdentity) => {
    const { aliases = [], id, rdns = id } = wallet
    const keys = keysOf([id, rdns, ...aliases])
    if (keys.some((key) => refused.has(key))) return false
    if (wallet.name && refusedNames.has(nameOf({ name: wallet.name })))
      return false
    return !wanted || keys.some((key) => wanted.has(key))
  }
  return {
    isShown,
    arrange(wallets, isInstalled) {
      const shown = [...wallets].reverse().filter(isShown)
      const byId = new Map(shown.map((wallet) => [wallet.id, wallet]))
      const ids = [...featured, ...own, ...wallets.map(({ id }) => id)]
      const ordered = [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
      return [
        ...ordered.filter(isInstalled),
        ...ordered.filter((wallet) => !isInstalled(wallet)),
      ]
    },
  }
}

/** A phone app says `….mobile` of itself where its extension does not. */
export function bareRdns(rdns: string): string {
  return rdns.toLowerCase().replace(/\.mobile$/, '')
}

function keysOf(
  ids: readonly string[],
  listings: readonly WalletListing[] = [],
): readonly string[] {
  const rdns = listings.flatMap((listing) =>
    listing.rdns && ids.includes(listing.id) ? listing.rdns : [],
  )
  return [...ids, ...[...ids, ...rdns].map(bareRdns)]
}

function nameOf({ name }: { name: string }): string {
  return name.trim().toLowerCase()
}
