import {
  type AccountId,
  checkSignIn,
  findSignIn,
  type NetworkAccount,
  signIn,
  signOut,
} from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { useMemo } from 'react'
import { useSignInState } from './internal/signIn/useSignInState.js'
import { type Action, useAction } from './useAction.js'
import { useKit } from './useKit.js'
import { useWallet } from './useWallet.js'

/** Whether the visitor is signed in, and what they do about it. */
export type SignInHandle = {
  /**
   * Of the account in use; `off` where the site has no option `siwx`. While the
   * wallet is not known yet, of whoever was signed in.
   */
  readonly status: 'off' | 'signedOut' | 'signedIn'
  /** Whether whoever connects has to sign in. */
  readonly isRequired: boolean
  /** Everybody who is signed in, as the server said last. */
  readonly accounts: readonly NetworkAccount[]
  /** Opens the view that asks the visitor to sign in. */
  readonly open: () => void
  /** Asks the wallet without the view. */
  readonly signIn: Action<readonly [], void>
  /** Signs one account out; everybody unless given. */
  readonly signOut: Action<readonly [accountId?: AccountId | undefined], void>
  /** Asks the server, e.g. after it has answered 401. */
  readonly check: Action<readonly [], void>
}

/**
 * Signing in at the site's own server.
 * @example
 * import { useSignIn } from '@hasp/react'
 *
 * const { status, open, signOut } = useSignIn()
 * return status === 'signedIn' ? (
 *   <button onClick={() => signOut.run()}>Sign out</button>
 * ) : (
 *   <button onClick={open}>Sign in</button>
 * )
 */
export function useSignIn(): SignInHandle {
  const kit = useKit()
  const wallet = useWallet()
  const bound = findSignIn(kit)
  const { accounts, isRequired } = useSignInState()
  const isConnected = wallet.status === 'connected'
  const isSignedIn = isConnected
    ? wallet.isSignedIn
    : wallet.status !== 'disconnected' && accounts.length > 0
  const open = useMemo(
    () => () => {
      void bound?.load().then(
        (steps) => steps.ask(),
        (error: unknown) =>
          kit[internals].log('error', 'Nobody can sign in', error),
      )
    },
    [kit, bound],
  )
  return {
    status: !bound ? 'off' : isSignedIn ? 'signedIn' : 'signedOut',
    isRequired,
    accounts,
    open,
    signIn: useAction((signal) => signIn(kit, { signal })),
    signOut: useAction((_signal, accountId?: AccountId) =>
      signOut(kit, { accountId }),
    ),
    check: useAction(() => checkSignIn(kit)),
  }
}
