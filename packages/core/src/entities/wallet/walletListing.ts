import type { Namespace } from '../network/namespace.js'

/** Where a wallet can be had, by the place that offers it. */
export type WalletStores = {
  readonly ios?: string | undefined
  readonly android?: string | undefined
  readonly chrome?: string | undefined
  readonly firefox?: string | undefined
  readonly edge?: string | undefined
  readonly safari?: string | undefined
  readonly desktop?: string | undefined
}

/** The bases of a wallet's links; the pairing URI is put behind them. */
export type WalletLinks = {
  /** A scheme of its own for phones, e.g. `kite://`. */
  readonly native?: string | undefined
  /** An https address that the phone opens in the app. */
  readonly universal?: string | undefined
  /** A scheme of its own for desktops. */
  readonly desktop?: string | undefined
  /** A wallet that is a site. */
  readonly web?: string | undefined
}

/** A wallet of the directory: plain data, parsed where it comes from. */
export type WalletListing = {
  /** Stable, e.g. `kite`. */
  readonly id: string
  readonly name: string
  /** What stands under a tile, where the whole name has no room. */
  readonly shortName?: string | undefined
  /** Ties it to an installed wallet (EIP-6963). */
  readonly rdns?: string | undefined
  /** Its name by the Wallet Standard: the same wallet as the `rdns`. */
  readonly standardName?: string | undefined
  readonly namespaces: readonly Namespace[]
  readonly homepage: string
  /**
   * `data:` or an address of the page's own origin. Without one, the kit shows
   * the logo that it knows the wallet by.
   */
  readonly imageUrl?: string | undefined
  /** The wallet's own, `#rrggbb`, behind its letters where it has no logo. */
  readonly color?: string | undefined
  /** Its programs are published under a licence of open source. */
  readonly isOpenSource?: boolean | undefined
  /** Speaks WalletConnect, so that a code or a link reaches it. */
  readonly isPairable: boolean
  readonly links: WalletLinks
  readonly stores: WalletStores
  /**
   * For wallets that open the page in a browser of their own instead:
   * `{url}` and `{origin}` are filled in, percent-encoded.
   */
  readonly browse?: string | undefined
}
