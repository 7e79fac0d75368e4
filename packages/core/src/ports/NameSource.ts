import type { NameRecord } from '../entities/name/nameRecord.js'
import type { NetworkId } from '../entities/network/networkId.js'
import type { Environment } from './Environment.js'
import type { Refusable } from './Refusable.js'

/** How a question to a data source ends. */
type Asking = Refusable & {
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
  /** The data source did not answer: there may be a picture. */
  readonly told?: 'missing' | undefined
}

/** Names like one that somebody typed. */
export type NameSuggestions = {
  /** What all of them end with, e.g. `hasp.eth`. */
  readonly domain: string
  /** The typed one first, where it could be a name at all. */
  readonly suggestions: readonly {
    /** The whole name, e.g. `mira.hasp.eth`. */
    readonly name: string
    readonly isFree: boolean
    /** Why it is not to be had, in the registry's words. */
    readonly reason?: string | undefined
  }[]
}

/** Who wants which name. */
export type NameApplication = {
  /** The whole name, e.g. `mira.hasp.eth`. */
  readonly name: string
  /** With its checksum (EIP-55). */
  readonly address: string
  /** Where the account is. @see ENSIP-11 */
  readonly coinType: number
}

/**
 * Names below a domain, which accounts take by a signature. What it refuses
 * rejects with `NAME_UNRESOLVED`, whose `reason` is for the visitor. Whatever
 * else it rejects with leaves open whether it was done.
 */
export type NameRegistry = {
  /** @param p.query a label, or a name below the domain */
  suggest(p: Asking & { readonly query: string }): Promise<NameSuggestions>
  /** What the account has to sign, as a personal message (EIP-191). */
  challenge(p: Asking & NameApplication): Promise<{ readonly message: string }>
  /** Takes the name for who signed; the same request is answered the same. */
  register(
    p: Asking &
      NameApplication & {
        readonly message: string
        /** Hex with `0x`. */
        readonly signature: string
      },
  ): Promise<void>
}

/** What a data source knows of names. Each rejects when it cannot be asked. */
export type NameSource = {
  /**
   * Where a name leads; undefined where nobody has it.
   * @param p.networkId where money is to go: its record has to be among those
   * told, if the name has one
   */
  lookUp(
    p: Asking & { readonly name: string; readonly networkId: NetworkId },
  ): Promise<ToldName | undefined>
  /** What an account is called; undefined where names are not served to the site. */
  identify(
    p: Asking & { readonly address: string; readonly networkId: NetworkId },
  ): Promise<Identity | undefined>
  /** Absent where no names are registered. */
  readonly registry?: NameRegistry | undefined
}
