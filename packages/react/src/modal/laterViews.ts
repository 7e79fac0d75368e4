import type { View } from './firstViews.js'

/**
 * How views are fetched that lie behind others: it comes with the first of them,
 * not with the modal, on which the names of all their files would weigh.
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
  WhatIsANetwork: () => import('../views/WhatIsANetwork/WhatIsANetworkView.js'),
  SendSelectToken: () =>
    import('../views/SendSelectToken/SendSelectTokenView.js'),
  SendPreview: () => import('../views/SendPreview/SendPreviewView.js'),
  SendConfirmed: () => import('../views/SendConfirmed/SendConfirmedView.js'),
  TransactionDetails: () =>
    import('../views/TransactionDetails/TransactionDetailsView.js'),
} satisfies { readonly [view in string]: View['load'] }

/** A view that lies behind others. */
export type LaterView = keyof typeof laterViews
