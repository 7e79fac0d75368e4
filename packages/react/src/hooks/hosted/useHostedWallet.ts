import {
  cancelEmailLogin,
  connectEmail,
  type HostedStep,
  type HostedWalletState,
  resendCode,
  submitOtp,
  verifyDevice,
} from '@hasp/core'
import { useMemo } from 'react'
import { useHostedState } from '../internal/hosted/useHostedState.js'
import { useKit } from '../useKit.js'

/** The wallet that a login by e-mail opens, and the login itself. */
export type HostedWalletHandle = Pick<
  HostedWalletState,
  'frame' | 'login' | 'user'
> & {
  /** Without one, every action rejects with `NO_AUTH_CONNECTOR`. */
  readonly isConfigured: boolean
  /** The wallet's own page; visitors see their sites and devices there. */
  readonly origin?: string | undefined
  /**
   * Gets the wallet ready, e.g. when the field is pointed at, so that the login
   * is there sooner.
   */
  readonly preload: () => void
  /** Starts a login; its step says what the visitor has to do next. */
  readonly connectEmail: (email: string) => Promise<HostedStep>
  /** Gives the six digits of the e-mail. */
  readonly submitOtp: (otp: string) => Promise<HostedStep>
  readonly resendCode: () => Promise<HostedStep>
  /** Waits until another device of the visitor's has agreed. */
  readonly verifyDevice: () => Promise<HostedStep>
  /** Forgets a login that is not finished. */
  readonly cancel: () => void
}

/**
 * The hosted wallet, for a login of the page's own. The actions reject like the
 * actions of `@hasp/core` that they are.
 * @example
 * import { useHostedWallet } from '@hasp/react'
 *
 * const { connectEmail, login, submitOtp } = useHostedWallet()
 * return login.step === 'code' ? (
 *   <button onClick={() => submitOtp('018265')}>Log in</button>
 * ) : (
 *   <button onClick={() => connectEmail('ada@tide.example')}>Send code</button>
 * )
 */
export function useHostedWallet(): HostedWalletHandle {
  const kit = useKit()
  const { frame, hosted, login, user } = useHostedState()
  const actions = useMemo(
    () => ({
      preload: () => void hosted?.preload().catch(() => undefined),
      connectEmail: (email: string) => connectEmail(kit, { email }),
      submitOtp: (otp: string) => submitOtp(kit, { otp }),
      resendCode: () => resendCode(kit),
      verifyDevice: () => verifyDevice(kit),
      cancel: () => cancelEmailLogin(kit),
    }),
    [kit, hosted],
  )
  return {
    frame,
    login,
    user,
    isConfigured: hosted !== undefined,
    origin: hosted?.origin,
    ...actions,
  }
}
