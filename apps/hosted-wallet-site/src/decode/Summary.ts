/** Something that can be moved: the network's own coin, or a token of it. */
export type Asset =
  | { readonly type: 'native' }
  | { readonly type: 'token'; readonly address: string }
  /** One of a collection. */
  | { readonly type: 'item'; readonly address: string; readonly id: bigint }
  /** A token known by the account that holds it, as Solana's `Transfer` says. */
  | { readonly type: 'holding'; readonly address: string }

/** Value that leaves or reaches the account. `all` is whatever is there. */
export interface Movement {
  readonly asset: Asset
  readonly amount: bigint | 'all'
  /** Who receives what goes out, or gives what comes in. */
  readonly counterparty: string
}

/** Control that somebody else gets, or loses, over what the account holds. */
export interface Approval {
  readonly type: 'amount' | 'item' | 'collection' | 'owner' | 'revoked'
  /** The token or contract that the control is about. */
  readonly of: string
  readonly spender: string
  readonly amount: bigint
  readonly isUnlimited: boolean
  /** Unix time in seconds; absent where it never ends. */
  readonly expiresAtS?: bigint
}

/** A call of a contract or program, as far as it is understood. */
export interface Call {
  /** 0 is what is signed, 1 what that calls, and so on. */
  readonly depth: number
  readonly to: string
  /** The method by its published signature, or nothing where it is unknown. */
  readonly method?: string
  readonly data: string
}

/** One line of the tree of typed data. */
export interface Field {
  readonly depth: number
  readonly name: string
  readonly type: string
  /** Absent for a structure or a list: its fields follow one level deeper. */
  readonly value?: string
}

/** What speaks against a request that may still be approved. */
export type Warning =
  | 'anyNetwork'
  | 'callsUnknown'
  | 'controlGiven'
  | 'delegateCall'
  | 'deploysContract'
  | 'hiddenCharacters'
  | 'movesForOthers'
  | 'neverExpires'
  | 'opensForReader'
  | 'tableAccounts'
  | 'unlimited'

/** Why a request is refused without asking. */
export type Refusal =
  | 'authorization'
  | 'blind'
  | 'foreignSite'
  | 'malformed'
  | 'notThisAccount'
  | 'otherNetwork'
  | 'transactionInMessage'
  | 'unknownType'
  /** A statement that only the wallet itself may sign. */
  | 'walletStatement'

/** What the one sentence of the screen says. */
export type Action =
  | 'callContract'
  | 'changeEmail'
  | 'deployContract'
  | 'giveControl'
  | 'moveValue'
  | 'signData'
  | 'signIn'
  | 'signText'
  | 'takeBackControl'

/**
 * What a request does, from its bytes alone: nothing of it comes from the page
 * that asks, from a node or from a contract.
 */
export interface Summary {
  readonly action: Action
  readonly account: string
  /** CAIP-2. */
  readonly network: string
  readonly outgoing: readonly Movement[]
  readonly incoming: readonly Movement[]
  readonly approvals: readonly Approval[]
  readonly calls: readonly Call[]
  readonly fields: readonly Field[]
  /** A message in words, everything that cannot be seen made visible. */
  readonly text?: string
  /** The text does nothing but sign in; what it states. */
  readonly signIn?: { readonly statement?: string }
  /** Addresses that open the wallet: until now, and from now on. */
  readonly emails?: { readonly from: string; readonly to: string }
  /** The most that the network may take, in base units of its coin. */
  readonly highestFee?: bigint
  /** Whether parts of it are not understood. */
  readonly isBlind: boolean
  readonly warnings: readonly Warning[]
  readonly refusals: readonly Refusal[]
}
