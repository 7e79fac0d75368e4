import type { NetworkAccount } from '../entities/account/accountId.js'
import type { SignInScope } from '../policies/signIn/coversAccount.js'

/** How visitors sign in, wherever they do. */
export type SignInOptions = {
  /**
   * Whoever connects signs in, or is disconnected again. Default false: who
   * does not want to stays connected.
   */
  readonly required?: boolean | undefined
  /**
   * Whether one sign-in serves all networks of a chain family: an account
   * with code may be somebody else's elsewhere. Default `network`.
   */
  readonly scope?: SignInScope | undefined
  /** Whether several accounts are signed in at once. Default false. */
  readonly multiple?: boolean | undefined
  /** Default true. */
  readonly signOutOnDisconnect?: boolean | undefined
  /**
   * Who is signed in, where the server that draws the page knows:
   * `(await auth.read(request)) ?? { accounts: [] }`.
   */
  readonly initial?:
    | {
        readonly accounts: readonly NetworkAccount[]
        readonly expiresInMs?: number | undefined
      }
    | undefined
}
