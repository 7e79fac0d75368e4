import type { NameRecord } from '../entities/name/nameRecord.js'
import type { NetworkId } from '../entities/network/networkId.js'
import type { Environment } from './Environment.js'

/** How a question to a data source ends. */
type Asking = {
  readonly environment: Environment
  readonly signal: AbortSignal
}

/** Where a name leads, as a data source knows it. */
export type ToldName = {
  /** In the one form of ENSIP-15. */
  readonly name: string
  readonly records: readonly NameRecord[]
  readonly avatarUrl?: string | undefined
  /** It is an earlier answer: nothing newer can be had. */
  readonly isStale: boolean
}

/** What an account is called, and its picture. */
export type Identity = {
  /** It leads back to the account; absent where none does. */
  readonly name?: string | undefined
  readonly avatarUrl?: string | undefined
}

/** What a data source knows of names. Each rejects when it cannot be asked. */
export type NameSource = {
  /** Where a name leads; undefined where nobody has it. */
  lookUp(p: Asking & { readonly name: string }): Promise<ToldName | undefined>
  /** What an account is called. */
  identify(
    p: Asking & { readonly address: string; readonly networkId: NetworkId },
  ): Promise<Identity>
}
