import type { ReadableStore, SignInState } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { useKit } from '../../useKit.js'
import { useStore } from '../../useStore.js'

const nobody: SignInState = {
  isRequired: false,
  accounts: [],
  isConfirmed: false,
  attempt: { status: 'idle' },
}

/** Where nobody is asked to sign in nothing changes. */
const withoutSignIn: ReadableStore<SignInState> = {
  getState: () => nobody,
  getInitialState: () => nobody,
  subscribe: () => () => undefined,
}

/** Who is signed in, and how far asking the visitor is. */
export function useSignInState(): SignInState {
  const store = useKit()[internals].signIn?.state ?? withoutSignIn
  return useStore(store, (state) => state)
}
