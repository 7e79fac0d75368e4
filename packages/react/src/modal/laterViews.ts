import type { View } from './firstViews.js'

/**
 * How views are fetched that lie behind others and that few visitors see: it
 * comes with the first of them, not with the modal.
 */
export const laterViews = {
  EmailVerifyDevice: () =>
    import('../views/EmailVerifyDevice/EmailVerifyDeviceView.js'),
  UpdateEmailWallet: () =>
    import('../views/UpdateEmailWallet/UpdateEmailWalletView.js'),
  UpdateEmailPrimaryOtp: () =>
    import('../views/UpdateEmailPrimaryOtp/UpdateEmailPrimaryOtpView.js'),
  UpdateEmailSecondaryOtp: () =>
    import('../views/UpdateEmailSecondaryOtp/UpdateEmailSecondaryOtpView.js'),
  RegisterAccountName: () =>
    import('../views/RegisterAccountName/RegisterAccountNameView.js'),
  RegisterAccountNameSuccess: () =>
    import(
      '../views/RegisterAccountNameSuccess/RegisterAccountNameSuccessView.js'
    ),
} satisfies { readonly [view in string]: View['load'] }

/** A view that lies behind others. */
export type LaterView = keyof typeof laterViews
