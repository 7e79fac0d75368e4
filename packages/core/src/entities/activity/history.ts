/** What a transaction is to the account whose history it is in. */
export type HistoryKind =
  | 'sent'
  | 'received'
  /** Some went out, and something else came in. */
  | 'swapped'
  /** Somebody was allowed to move the account's tokens. */
  | 'approved'
  /** It made a contract. */
  | 'deployed'
  /** None of these: a contract was called, or it failed. */
  | 'called'

/** What a transaction moved of an account, or allowed to be moved. */
export type HistoryMovement = {
  readonly kind:
    | 'native'
    | 'erc20'
    | 'erc721'
    | 'erc1155'
    /** So many units of an ERC-20 may be moved. */
    | 'allowance'
    /** One token of an ERC-721 may be moved. */
    | 'tokenApproval'
    /** All tokens of a contract may be moved: 1, or not any more: 0. */
    | 'operatorApproval'
  /** The contract; absent for the network's own currency. */
  readonly token?: string | undefined
  /** Of an approval: whose tokens. */
  readonly source: string
  /** Of an approval: who may move them. */
  readonly target: string
  /** Base units; absent where there is one: the token of the id. */
  readonly amount?: bigint | undefined
  readonly tokenId?: string | undefined
  /** What the token is called, by the site's `networks` or a list. */
  readonly asset?: HistoryAsset | undefined
}

/** What is known of a token that was moved. */
export type HistoryAsset = {
  readonly symbol: string
  readonly name: string
  readonly decimals: number
}

/** A transaction as one account has it. */
export type HistoryEntry = {
  readonly hash: string
  /** The block and when it was made, in milliseconds since the epoch. */
  readonly block: { readonly number: number; readonly timeMs: number }
  /** Its place in the block. */
  readonly place: number
  /** Whether the chain will not undo its block. */
  readonly isFinal: boolean
  readonly status: 'succeeded' | 'failed'
  readonly kind: HistoryKind
  readonly sender: string
  /** Absent where it deploys. */
  readonly receiver?: string | undefined
  /** The contract that it made. */
  readonly deployed?: string | undefined
  /** Base units of the network's currency; absent where it is not known. */
  readonly fee?: bigint | undefined
  /** Those of the account, in their order. */
  readonly movements: readonly HistoryMovement[]
  /** Whether the account has more of them than are told. */
  readonly hasMoreMovements: boolean
  /**
   * Why nobody should act on it: `spam` is made to deceive, `unknown` brought
   * tokens that nobody stands for. Absent for what the account itself signed.
   */
  readonly doubt?: 'unknown' | 'spam' | undefined
  /**
   * What speaks against it, of what is `spam`: `UNSIGNED`, `NOTHING_MOVED`,
   * `MASS_SENT`, `DUST`, `LOOK_ALIKE`, `LINK`, `HIDDEN_CHARACTERS`, `IMITATION`,
   * and what later releases of a service know.
   */
  readonly reasons?: readonly string[] | undefined
}

/** Some of what an account did, newest first. */
export type HistoryPage = {
  readonly entries: readonly HistoryEntry[]
  /** The newest block that is known, and when it was made. */
  readonly head: { readonly number: number; readonly timeMs: number }
  /** Whether nothing can be missing below the head. */
  readonly isComplete: boolean
  /**
   * What is missing, as codes: `EARLIER_BLOCKS`, `INTERNAL_TRANSFERS`, and what
   * later releases of a service know.
   */
  readonly missing: readonly string[]
  /** Blocks above it were undone since the cursor was made. */
  readonly undoneAbove?: number | undefined
  /** For the next page; absent on the last one. */
  readonly cursor?: string | undefined
}
