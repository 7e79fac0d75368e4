import {
  cancelEmailLogin,
  connectEmail,
  type HostedEmailStep,
  type HostedStep,
  type HostedWalletState,
  resendCode,
  startEmailUpdate,
  submitOtp,
  submitPrimaryOtp,
  submitSecondaryOtp,
  updateEmail,
  verifyDevice,
} from '@hasp/core'
import { useMemo } from 'react'
import { useHostedState } from '../internal/hosted/useHostedState.js'
import { useKit } from '../useKit.js'

/** The wallet that a login by e-mail opens, and the login itself. */
export type HostedWalletHandle = Pick<
  HostedWalletState,
  'emailChange' | 'frame' | 'login' | 'user'
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
  /**
   * Opens the view that gives the wallet another address, and resolves once
   * that is done, wherever the visitor does it.
   */
  readonly updateEmail: () => Promise<{ readonly email: string }>
  /** Begins the same in a form of the page's own; `emailChange` follows. */
  readonly startEmailUpdate: (email: string) => Promise<HostedEmailStep>
  /** Gives the code of the mailbox so far. */
  readonly submitPrimaryOtp: (otp: string) => Promise<HostedEmailStep>
  /** Gives the code of the new mailbox. */
  readonly submitSecondaryOtp: (
    otp: string,
  ) => Promise<{ readonly email: string }>
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
  const { emailChange, frame, hosted, login, user } = useHostedState()
  const actions = useMemo(
    () => ({
      preload: () => void hosted?.preload().catch(() => undefined),
      connectEmail: (email: string) => connectEmail(kit, { email }),
      submitOtp: (otp: string) => submitOtp(kit, { otp }),
      resendCode: () => resendCode(kit),
      verifyDevice: () => verifyDevice(kit),
      cancel: () => cancelEmailLogin(kit),
      updateEmail: () => updateEmail(kit),
      startEmailUpdate: (email: string) => startEmailUpdate(kit, { email }),
      submitPrimaryOtp: (otp: string) => submitPrimaryOtp(kit, { otp }),
      submitSecondaryOtp: (otp: string) => submitSecondaryOtp(kit, { otp }),
    }),
    [kit, hosted],
  )
  return {
    emailChange,
    frame,
    login,
    user,
    isConfigured: hosted !== undefined,
    origin: hosted?.origin,
    ...actions,
  }
}
