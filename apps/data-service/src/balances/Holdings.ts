/** What an account holds of one token. */
export interface Holding {
  /** Absent for the network's own currency. */
  readonly address?: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Base units. */
  readonly units: bigint
  readonly isVerified: boolean
  /** Where its picture is, as who stands for it says. */
  readonly iconUrl?: string | undefined
}

/** What an account holds, all of it at one block. */
export interface Holdings {
  readonly block: { readonly number: number; readonly time?: number }
  /** Whether every token that was looked for could be read. */
  readonly isComplete: boolean
  readonly held: readonly Holding[]
}

/** Reads the accounts of one network. */
export type ReadHoldings = (address: string) => Promise<Holdings>
