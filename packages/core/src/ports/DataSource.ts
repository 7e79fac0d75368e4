import type {
  HistoryAsset,
  HistoryEntry,
  HistoryKind,
  HistoryMovement,
  HistoryPage,
} from '../entities/activity/history.js'
import type { Network } from '../entities/network/network.js'
import type { TokenAmount } from '../entities/transfer/amount.js'
import type { Token } from '../entities/transfer/token.js'
import type { Environment } from './Environment.js'
import type { GasSource, ReadGasPrice } from './GasSource.js'
import type { NameSource } from './NameSource.js'
import type { ProjectConfigSource } from './ProjectConfigSource.js'
import type { Refusable } from './Refusable.js'

/** A balance in a network's own currency. */
export type NativeBalance = TokenAmount & { readonly symbol: string }

/** The account that a read is about, and when nobody waits for it any more. */
export type ReadParameters = Refusable & {
  readonly network: Network
  readonly address: string
  readonly signal: AbortSignal
  /**
   * Tokens to read besides the configured ones, by their contracts. What they
   * are is asked of the chain: decimals, symbol and name. Of `getTokens` alone,
   * and of no use where a node lists all that is held anyway.
   */
  readonly contracts?: readonly string[] | undefined
  /**
   * Somebody pressed a button for it: a data source that failed is asked at
   * once, unless it said itself for how long it wants to be left alone.
   */
  readonly isUrgent?: boolean | undefined
  /**
   * Money follows the answer: only nodes that proved to be on the network's chain
   * are asked, and the proof may be one more request.
   */
  readonly isChainAsserted?: boolean | undefined
}

/** What each read answers with. */
export type AccountAnswers = {
  /** The balance of the network's own currency. */
  readonly getBalance: NativeBalance
  /** The native currency first, then the tokens that are known or held. */
  readonly getTokens: readonly Token[]
}

/** What can be read about an account. */
export type AccountReads = {
  readonly [name in keyof AccountAnswers]: (
    p: ReadParameters,
  ) => Promise<AccountAnswers[name]>
}

/**
 * Where reads about accounts are answered: by the nodes of the site, with what
 * a data source adds to them. A missing read is not supported on that network:
 * no read throws instead.
 */
export type AccountSource = {
  /** The reads that are answered on a network. */
  readsOn(network: Network): Partial<AccountReads>
  /** Whether a data source tells of tokens, so that prices may come. */
  readonly isTold?: boolean | undefined
  /** Reads what accounts did; undefined where nobody knows it. */
  historyOn?(network: Network): ReadHistory | undefined
  /** Reads what gas costs; undefined where nobody knows it. */
  gasOn?(network: Network): ReadGasPrice | undefined
  /** Fetches what else knows names; absent where nobody does. */
  readonly loadNames?: DataSource['loadNames']
}

/** Which part of a history is read. */
export type HistoryParameters = ReadParameters & {
  /** From the page before. */
  readonly cursor?: string | undefined
  /** Entries of this kind alone. */
  readonly kind?: HistoryKind | undefined
  /** How many entries at most, up to 100. */
  readonly limit?: number | undefined
}

/**
 * Reads a page of what an account did.
 * @throws `UNSUPPORTED_CHAIN` where the data source does not serve the network,
 * `TRANSACTIONS_UNAVAILABLE`, `CANCELLED`
 */
export type ReadHistory = (p: HistoryParameters) => Promise<HistoryPage>

/** What is told of a token: words, pictures and a price, never an amount. */
export type ToldToken = {
  /** The contract; absent for the network's own currency. */
  readonly address?: string | undefined
  /** US dollars for one token; absent when unknown. */
  readonly price?: number | undefined
  readonly iconUrl?: string | undefined
  /** Whether it is on a list that somebody chose. */
  readonly isVerified: boolean
  /** Why it looks like a trap, as codes. */
  readonly spam: readonly string[]
}

/** Which tokens an account holds, as a data source knows it. */
export type Portfolio = {
  /** It is an earlier answer: nothing newer can be had. */
  readonly isStale: boolean
  /** Whether it knows of every token; else what is held may be more. */
  readonly isComplete: boolean
  readonly tokens: readonly ToldToken[]
}

/** A page of what an account did, as a data source tells it. */
export type ToldHistory = Omit<HistoryPage, 'entries'> & {
  readonly entries: readonly ToldEntry[]
  /** What is known of tokens that the entries name. */
  readonly tokens: readonly (HistoryAsset & { readonly address: string })[]
}

/** An entry of a history before the kit has judged it. */
export type ToldEntry = Omit<
  HistoryEntry,
  'doubt' | 'movements' | 'reasons'
> & {
  readonly movements: readonly Omit<HistoryMovement, 'asset'>[]
  /** Why it looks like a trap, as codes. */
  readonly spam: readonly string[]
}

/**
 * What a site knows of accounts besides its nodes: a service, or an object of
 * its own. Each part may be missing, and what it is for with it; one that
 * answers `undefined` does not serve the network, and is not asked about it
 * again. It is believed for words and pictures; amounts are read from the site's
 * nodes.
 */
export type DataSource = {
  readonly portfolio?:
    | ((
        p: ReadParameters & { readonly environment: Environment },
      ) => Promise<Portfolio | undefined>)
    | undefined
  /** What accounts did; of networks of `eip155` alone. */
  readonly activity?:
    | ((
        p: HistoryParameters & { readonly environment: Environment },
      ) => Promise<ToldHistory | undefined>)
    | undefined
  /** What gas costs; of networks of `eip155` alone. */
  readonly gas?: GasSource | undefined
  /** Fetches what knows names. */
  readonly loadNames?: (() => Promise<NameSource>) | undefined
}

/** A data source as the option `data` of `createKit` takes it. */
export type DataFeature = {
  /** What answers reads, on top of the nodes. Nothing is loaded by it. */
  over(nodes: AccountSource, environment: Environment): AccountSource
  /** Its parts that are missing, and what they are for with them. */
  readonly missing?: readonly (keyof DataSource)[] | undefined
  /** What its operator says of the site; absent where nobody is asked. */
  readonly projectConfig?: ProjectConfigSource | undefined
}
