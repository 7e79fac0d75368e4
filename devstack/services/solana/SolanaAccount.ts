/** An account that exists. */
export interface SolanaAccount {
  readonly address: string
  readonly data: Uint8Array
  readonly executable: boolean
  readonly lamports: bigint
  /** The program that it belongs to. */
  readonly program: string
}

/** Reads an account. */
export type FindAccount = (address: string) => SolanaAccount | undefined
