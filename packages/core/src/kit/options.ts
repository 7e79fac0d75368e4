import type { ThemeOptions } from '../entities/modal/themeOptions.js'
import type { ViemChain } from '../entities/network/fromViemChain.js'
import type { Network } from '../entities/network/network.js'
import type { WalletId } from '../entities/wallet/bundledWalletId.js'
import type { KnownIdentity } from '../entities/wallet/knownIdentity.js'
import type { WalletListing } from '../entities/wallet/walletListing.js'
import type { WalletFeature } from '../policies/modal/walletFeatures.js'
import type { ConnectorSection } from '../policies/wallets/connectorOrder.js'
import type { ConnectorSource } from '../ports/ConnectorSource.js'
import type { DataFeature } from '../ports/DataSource.js'
import type { Environment } from '../ports/Environment.js'
import type { LogoSource } from '../ports/LogoSource.js'
import type { NamespaceAdapter } from '../ports/NamespaceAdapter.js'
import type { ProjectConfigSource } from '../ports/ProjectConfigSource.js'
import type { WalletDirectory } from '../ports/WalletDirectory.js'
import type { KitState } from '../storage/kitStateCookie.js'
import type { ThemeMode } from '../stores/theme.js'
import type { SignInFeature } from './SignInFeature.js'

export const logLevels = ['silent', 'error', 'warn', 'info'] as const

/** How much goes to the console, from nothing to everything. */
export type LogLevel = (typeof logLevels)[number]

/** What `createKit` takes; everything has a default but `app.name`. */
export type KitOptions = {
  readonly app: {
    /** Shown where a wallet or a sentence names the site. */
    readonly name: string
    readonly url?: string | undefined
    readonly icon?: string | undefined
    readonly termsUrl?: string | undefined
    readonly privacyUrl?: string | undefined
  }
  /** Chain namespaces; without any there is nothing to connect. */
  readonly adapters?: readonly NamespaceAdapter[] | undefined
  /** Presets of `@hasp/core/networks`, one's own, and chains of viem. */
  readonly networks?: readonly (Network | ViemChain)[] | undefined
  /** The network before any wallet says otherwise; the first unless given. */
  readonly defaultNetwork?: Network | ViemChain | undefined
  readonly features?:
    | {
        /** Default true. */
        readonly send?: boolean | undefined
        /** Default true. */
        readonly receive?: boolean | undefined
        /** What the account did, where `data` knows it. Default true. */
        readonly activity?: boolean | undefined
        /** Several wallets at once. Default false. */
        readonly multiWallet?: boolean | undefined
        /** One quiet line in the footer. Default true. */
        readonly branding?: boolean | undefined
        /** Default receive, send. */
        readonly walletFeatureOrder?: readonly WalletFeature[] | undefined
        /** The way to the whole list of wallets. Default true. */
        readonly allWallets?: boolean | 'mobile' | undefined
        /** Shows installed and recent wallets only. Default false. */
        readonly collapseWallets?: boolean | undefined
        /**
         * Holds wallets back until the visitor has ticked that they accept
         * `app.termsUrl` and `app.privacyUrl`. Default false.
         */
        readonly legalCheckbox?: boolean | undefined
        /** Logins by e-mail, where a hosted wallet is given. Default true. */
        readonly email?: boolean | undefined
        /** Shows wallets beside the login by e-mail. Default true. */
        readonly emailShowWallets?: boolean | undefined
      }
    | undefined
  /**
   * Wallets that no adapter finds: `walletConnect({ … })` for those on other
   * devices, and connectors of the site's own.
   */
  readonly connectors?: readonly ConnectorSource[] | undefined
  /**
   * What `readKitState` read from the visitor's cookie: a server draws with it
   * what the browser will show. Give the browser the same.
   */
  readonly initialState?: KitState | undefined
  /**
   * Whether wallets of an earlier visit, and connectors that connect by
   * themselves, are connected silently at the start. Without it the action
   * `reconnect` does so when the site calls it. Default true.
   */
  readonly reconnect?: boolean | undefined
  /**
   * On a phone, in the browser of a wallet: connects that wallet as soon as the
   * page shows, which may prompt. Default false: one press does it.
   */
  readonly autoConnectInWalletBrowser?: boolean | undefined
  /** Which wallets lists show, and in which order. */
  readonly wallets?: WalletsOption | undefined
  /**
   * Where the logos of wallets, networks and tokens come from that bring none
   * of their own; `false` shows letters. Those that come with the kit unless
   * given.
   */
  readonly logos?: LogoSource | false | undefined
  readonly theme?: ThemeOptions | undefined
  /**
   * What is known of accounts besides what nodes say, as prices and tokens that
   * are not configured: `dataService({ url })` of `@hasp/core/dataService`.
   * Nobody is asked unless it is given.
   */
  readonly data?: DataFeature | undefined
  /**
   * What an operator says of the site, who may turn features off that the site
   * says nothing of: `projectConfig({ url, projectId })` of
   * `@hasp/core/dataService`, or an object of one's own. That of `data` unless
   * given.
   */
  readonly projectConfig?: ProjectConfigSource | undefined
  readonly pendingTransactions?:
    | {
        /** Follow transactions in the background. Default false. */
        readonly poll?: boolean | undefined
        /** Default 30000. */
        readonly intervalMs?: number | undefined
      }
    | undefined
  /**
   * Asks connected visitors to sign in, by one signature: `siwx({ url })` of
   * `@hasp/core/siwx`. Nobody is asked unless it is given.
   */
  readonly siwx?: SignInFeature | undefined
  /**
   * Shows configuration alerts in the modal, whoever looks at it: what is wrong
   * with the options is on the console in development anyway. Default false.
   */
  readonly debug?: boolean | undefined
  /** Default `error`. */
  readonly logLevel?: LogLevel | undefined
  /**
   * Clock, storage, fetch and window; the browser's or the server's by default.
   */
  readonly environment?: Environment | undefined
}

/** What the lists of wallets are made of. */
export type WalletsOption = {
  /** Where lists come from; a bundled one unless given. */
  readonly directory?: WalletDirectory | undefined
  /** Ids of wallets to show before the others, in this order. */
  readonly featured?: readonly WalletId[] | undefined
  /** The only ids to show. */
  readonly include?: readonly WalletId[] | undefined
  /** Ids that are never shown, whatever else is said. */
  readonly exclude?: readonly WalletId[] | undefined
  /** Wallets of one's own. */
  readonly custom?: readonly WalletListing[] | undefined
  /**
   * Where visitors may ask for a wallet that a search does not find; they are
   * led nowhere unless it is given.
   */
  readonly suggestionUrl?: string | undefined
  /**
   * Wallets that are one row in several namespaces, besides those that the kit
   * knows: by their names in both ways of being found.
   */
  readonly identities?: readonly KnownIdentity[] | undefined
  /** On phones, https links where a wallet has one. Default false. */
  readonly prefersUniversalLinks?: boolean | undefined
  /** The sections of a list; those that it leaves out come last. */
  readonly connectorOrder?: readonly ConnectorSection[] | undefined
}

/** Options with every default filled in. */
export type ResolvedOptions = {
  readonly app: KitOptions['app']
  readonly features: {
    readonly send: boolean
    readonly receive: boolean
    readonly activity: boolean
    readonly multiWallet: boolean
    readonly branding: boolean
    readonly walletFeatureOrder: readonly WalletFeature[]
    readonly allWallets: boolean | 'mobile'
    readonly collapseWallets: boolean
    readonly legalCheckbox: boolean
    readonly email: boolean
    readonly emailShowWallets: boolean
  }
  readonly wallets: WalletsOption
  readonly logos: LogoSource | false | undefined
  readonly theme: ThemeOptions & {
    readonly mode: ThemeMode
    readonly storageKey: string
  }
  readonly pendingTransactions: {
    readonly poll: boolean
    readonly intervalMs: number
  }
  readonly initialState: KitState | undefined
  readonly reconnect: boolean
  readonly autoConnectInWalletBrowser: boolean
  readonly debug: boolean
  readonly logLevel: LogLevel
}
