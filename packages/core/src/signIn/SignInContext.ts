import type {
  AccountId,
  NetworkAccount,
} from '../entities/account/accountId.js'
import type { ConnectionId } from '../entities/connection/connection.js'
import type { Namespace } from '../entities/network/namespace.js'
import type { Kit } from '../kit/Kit.js'
import type { SignInScope } from '../policies/signIn/coversAccount.js'
import type {
  SignInChallenge,
  SignInProvider,
} from '../ports/SignInProvider.js'
import type { SignedMessage, SignMessage } from '../ports/SignMessage.js'
import type { SignInStore } from '../stores/signIn.js'
import type { SignInTokens } from './createSignInTokens.js'

/** How a site signs its visitors in. */
export type SignInRules = {
  readonly isRequired: boolean
  readonly scope: SignInScope
  /** Whoever signs in joins those who are, and does not take their place. */
  readonly isAdded: boolean
  readonly signOutOnDisconnect: boolean
  /** Whether the page came with who is signed in. */
  readonly isKnownFromStart: boolean
}

/** Whom the visitor is asked about. */
export type Asked = {
  readonly account: NetworkAccount
  /** Whether the view was opened for it. */
  readonly isShown: boolean
  /** It was connected for this. */
  readonly isFresh: boolean
}

/** What changes while a kit runs; only this folder reads and writes it. */
export type SignInMemory = {
  asked?: Asked | undefined
  /** Connected in this tab, and neither asked about nor signed in since. */
  fresh?: ConnectionId | undefined
  /** Lets other tabs ask. */
  release?: (() => void) | undefined
  /** Connected last of a login: nobody is asked by the view before that. */
  expected?:
    | {
        readonly namespace: Namespace
        readonly step: 'waiting' | 'asked' | 'signedIn'
      }
    | undefined
  /** Waits until no other tab asks. */
  isInLine?: boolean
  challenge?:
    | { readonly made: Promise<SignInChallenge>; readonly madeAtMs: number }
    | undefined
  /** What asks the wallet of the account that is asked about. */
  signMessage?: SignMessage | undefined
  /** A signature that is refused uses up what was signed. */
  isTextForOneTry?: boolean
  /** A signature that could not be checked yet. */
  signed?: SignedMessage | undefined
  /** When it was certain last who is signed in. */
  confirmedAtMs?: number
  /** The server did not answer: it is asked again in a while. */
  isCheckPaused?: boolean
  checksFailed: number
  /** The account that the server was asked about last. */
  checked?: AccountId
  /** When the view was opened once more after a failure. */
  reopenedAtMs: readonly number[]
}

/** One kit's signing in. */
export type SignInContext = {
  readonly kit: Kit
  readonly state: SignInStore
  readonly provider: SignInProvider
  readonly rules: SignInRules
  readonly tokens: SignInTokens
  readonly memory: SignInMemory
}
