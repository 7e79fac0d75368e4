import { createStore, type StoreApi } from 'zustand/vanilla'
import type { NetworkAccount } from '../entities/account/accountId.js'
import type { KitError } from '../errors/KitError.js'
import type { SignInText } from '../ports/SignInProvider.js'

/** What becomes of asking the visitor to sign in. */
export type SignInAttempt =
  | { readonly status: 'idle' }
  /** What is to be signed is on its way. */
  | { readonly status: 'preparing' }
  | { readonly status: 'unprepared'; readonly error: KitError }
  | {
      readonly status: 'ready' | 'asking' | 'checking'
      readonly text: SignInText
    }
  /** It can be signed, again. */
  | {
      readonly status: 'declined' | 'failed'
      readonly text: SignInText
      readonly error: KitError
    }
  /** It is signed, and whoever could tell by whom did not answer. */
  | {
      readonly status: 'unchecked'
      readonly text: SignInText
      readonly error: KitError
    }

/** Who is signed in; which of them is in use, the connections know. */
export type SignInState = {
  /** Whether whoever connects has to sign in. */
  readonly isRequired: boolean
  readonly accounts: readonly NetworkAccount[]
  /** Whether the server said so in this visit; else it is what was known. */
  readonly isConfirmed: boolean
  readonly attempt: SignInAttempt
}

export type SignInStore = StoreApi<SignInState>

export function createSignInStore(
  beginning: Pick<SignInState, 'accounts' | 'isRequired'>,
): SignInStore {
  return createStore<SignInState>(() => ({
    ...beginning,
    isConfirmed: false,
    attempt: { status: 'idle' },
  }))
}
