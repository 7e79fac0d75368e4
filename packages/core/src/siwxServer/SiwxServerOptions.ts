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
  /** How long they stay so unless they come back. */
  readonly expiresInMs: number
}

/** How browsers are known again by a server that is not on their page's site. */
export type SiwxCredential =
  | { readonly kind: 'crossSiteCookie' }
  | {
      readonly kind: 'bearer'
      /** Where this server is, as browsers write it. */
      readonly apiOrigin: string
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
  /**
   * How browsers are known again: by a cookie of the site unless given.
   * `crossSiteCookie` is for a server on another site than its pages;
   * `bearer` for one that is asked without cookies, by tokens of ten minutes
   * that are worth nothing without the browser's key (RFC 9449).
   */
  readonly credential?: SiwxCredential | undefined
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
