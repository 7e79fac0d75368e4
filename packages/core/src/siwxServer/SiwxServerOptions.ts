import type { AccountId } from '../entities/account/accountId.js'
import type { Network } from '../entities/network/network.js'
import type { NetworkId } from '../entities/network/networkId.js'
import type { SignatureVerifier } from '../siwx/verifiers/SignatureVerifier.js'
import type { SiwxStore } from './SiwxStore.js'

/** An account that signed in, on one network. */
export type SignedInAccount = {
  readonly accountId: AccountId
  readonly networkId: NetworkId
  readonly address: string
  /** Milliseconds since the epoch. */
  readonly signedInAtMs: number
}

/** Who is signed in. */
export type SignedIn = {
  readonly accounts: readonly SignedInAccount[]
  /** What `onSignIn` attached, e.g. the site's own user id. */
  readonly data: unknown
}

/** How a site signs its visitors in. */
export type SiwxServerOptions = {
  /** Where its pages are, exactly: what is signed names one of them. */
  readonly origins: readonly [string, ...string[]]
  /** Those whose accounts may sign in; contracts are asked by their nodes. */
  readonly networks: readonly Network[]
  readonly verifiers: readonly SignatureVerifier[]
  readonly store: SiwxStore
  /** One line that visitors read before they sign. */
  readonly statement?: string | undefined
  /** URIs of what they agree to. */
  readonly resources?: readonly string[] | undefined
  /** Whether a page may add accounts to those that are signed in. */
  readonly multiple?: boolean | undefined
  /** What a client is, e.g. its address; without it only accounts are limited. */
  readonly clientOf?: ((request: Request) => string | undefined) | undefined
  /**
   * Called before anybody is signed in.
   * @returns whether they may, and what to keep with them as JSON
   */
  readonly onSignIn?:
    | ((signIn: {
        readonly accounts: readonly SignedInAccount[]
        readonly request: Request
      }) => Promise<
        | { readonly isAllowed: true; readonly data?: unknown }
        | { readonly isAllowed: false }
      >)
    | undefined
  /** Told of those who signed themselves out. */
  readonly onSignOut?:
    | ((accounts: readonly SignedInAccount[]) => Promise<void>)
    | undefined
}
