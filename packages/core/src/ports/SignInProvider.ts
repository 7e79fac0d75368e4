import type { NetworkAccount } from '../entities/account/accountId.js'
import type { NetworkId } from '../entities/network/networkId.js'
import type { SignInMessage } from '../entities/signIn/signInMessage.js'
import type { SignedMessage, SignMessageTexts } from './SignMessage.js'

/** What an account is to sign: the record, and the text that says the same. */
export type SignInText = {
  readonly message: SignInMessage
  readonly texts: SignMessageTexts
}

/** A beginning that any of the visitor's accounts may go on with, once. */
export type SignInChallenge = {
  /** From when it was made, by the clock of whoever made it. */
  readonly lifetimeMs: number
  /** A signature that is refused uses it up. */
  readonly isForOneTry?: boolean | undefined
  /** Where accounts may sign in; anywhere unless given. */
  readonly networkIds?: readonly NetworkId[] | undefined
  /** Writes what this account is to sign. */
  write(account: NetworkAccount): Promise<SignInText>
}

/**
 * Who makes challenges, verifies what was signed and keeps who is signed in: a
 * site's server, or something that stands for it. All methods reject with
 * errors of the catalogue; `SIGN_IN_FAILED` says why.
 */
export type SignInProvider = {
  /**
   * Whether each account in use is asked about before the visitor is: somebody
   * may be signed in of whom no earlier visit knows.
   */
  readonly isAskedAnew?: boolean | undefined
  /** Makes what is signed, but for the account. */
  begin(p: { readonly signal: AbortSignal }): Promise<SignInChallenge>
  /** @returns everybody who is signed in from now on */
  add(p: {
    readonly text: SignInText
    readonly signed: SignedMessage
    /** Those who are signed in stay so besides. */
    readonly isAdded: boolean
    readonly signal: AbortSignal
  }): Promise<readonly NetworkAccount[]>
  /**
   * Adds the accounts of one approval, all of them or none. Absent where each
   * account has a text of its own.
   * @returns everybody who is signed in from now on
   */
  addAll?(p: {
    readonly proofs: readonly {
      readonly text: SignInText
      readonly signed: SignedMessage
    }[]
    readonly isAdded: boolean
    readonly signal: AbortSignal
  }): Promise<readonly NetworkAccount[]>
  /**
   * Who is signed in.
   * @param p.account the one in use, where only one can be asked about
   */
  list(p: {
    readonly account: NetworkAccount
    readonly signal: AbortSignal
  }): Promise<readonly NetworkAccount[]>
  /**
   * Tells when those who were listed or added last cease to be signed in by
   * themselves; absent where only asking tells.
   * @returns stops telling
   */
  listen?(onEnd: () => void): () => void
  /** Signs one account out, on one network. */
  revoke(p: {
    readonly account: NetworkAccount
    readonly signal: AbortSignal
  }): Promise<void>
  /** Signs everybody out. */
  clear(p: { readonly signal: AbortSignal }): Promise<void>
}
