/** How settled a transaction is, from the least. */
export const commitments = ['processed', 'confirmed', 'finalized'] as const
export type Commitment = (typeof commitments)[number]

/** What a token account held before and after a transaction. */
export interface TokenBalance {
  readonly accountIndex: number
  readonly mint: string
  readonly owner: string
  readonly programId: string
  readonly amount: bigint
  readonly decimals: number
}

/** A transaction that the chain has taken, also when it failed. */
export interface LoggedTransaction {
  readonly signature: string
  readonly slot: number
  readonly atMs: number
  /** A `TransactionError` as JSON. */
  readonly error: unknown
  readonly logs: readonly string[]
  readonly computeUnits: number
  readonly fee: number
  /** Every account that it names. */
  readonly keys: readonly string[]
  readonly preBalances: readonly number[]
  readonly postBalances: readonly number[]
  readonly preTokenBalances: readonly TokenBalance[]
  readonly postTokenBalances: readonly TokenBalance[]
  /** The wire format. Absent for what the faucet gave. */
  readonly bytes: Uint8Array | undefined
}

/** The transactions of a chain, and what accounts had to do with them. */
export interface TransactionLog {
  readonly add: (transaction: LoggedTransaction) => void
  readonly find: (signature: string) => LoggedTransaction | undefined
  /** The transactions that name an account, newest first. */
  readonly about: (address: string) => readonly LoggedTransaction[]
  readonly count: () => number
  /** How settled a transaction is by now. */
  readonly commitmentOf: (transaction: LoggedTransaction) => Commitment
  /** In how many milliseconds a transaction is settled that far. */
  readonly untilMs: (
    transaction: LoggedTransaction,
    commitment: Commitment,
  ) => number
}

/** After so long a transaction counts as confirmed and as final. */
const settledAfterMs = { processed: 0, confirmed: 400, finalized: 1_200 }

/**
 * Keeps what happened on a chain.
 * @param now the time in milliseconds
 * @example const log = createTransactionLog(Date.now)
 */
export function createTransactionLog(now: () => number): TransactionLog {
  const bySignature = new Map<string, LoggedTransaction>()
  const byAddress = new Map<string, LoggedTransaction[]>()
  const untilMs: TransactionLog['untilMs'] = ({ atMs }, commitment) =>
    Math.max(0, atMs + settledAfterMs[commitment] - now())
  return {
    add(transaction) {
      bySignature.set(transaction.signature, transaction)
      for (const key of transaction.keys) {
        const known = byAddress.get(key) ?? []
        known.unshift(transaction)
        byAddress.set(key, known)
      }
    },
    find: (signature) => bySignature.get(signature),
    about: (address) => byAddress.get(address) ?? [],
    count: () => bySignature.size,
    untilMs,
    commitmentOf: (transaction) =>
      commitments.findLast((one) => untilMs(transaction, one) === 0) ??
      'processed',
  }
}
