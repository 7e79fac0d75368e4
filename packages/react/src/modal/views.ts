import type { ViewName } from '@hasp/core'
import { firstViews, type View } from './firstViews.js'
import type { LaterView } from './laterViews.js'

/**
 * Every view: how it is fetched, and when it is needed. It comes with the
 * modal: an unused page needs no more than the first views.
 */
export const views: { readonly [view in ViewName]: View } = {
  ...firstViews,
  AllWallets: {
    when: 'connecting',
    load: () => import('../views/AllWallets/AllWalletsView.js'),
  },
  ConnectingExternal: {
    when: 'connecting',
    load: () => import('../views/ConnectingExternal/ConnectingExternalView.js'),
  },
  ConnectingWalletConnect: {
    when: 'connecting',
    load: () =>
      import('../views/ConnectingWalletConnect/ConnectingWalletConnectView.js'),
  },
  ConnectingWalletConnectBasic: {
    when: 'connecting',
    load: () =>
      import(
        '../views/ConnectingWalletConnectBasic/ConnectingWalletConnectBasicView.js'
      ),
  },
  EmailLogin: {
    when: 'login',
    load: () => import('../views/EmailLogin/EmailLoginView.js'),
  },
  EmailVerifyOtp: {
    when: 'login',
    load: () => import('../views/EmailVerifyOtp/EmailVerifyOtpView.js'),
  },
  EmailVerifyDevice: later('EmailVerifyDevice', 'login'),
  UpdateEmailWallet: later('UpdateEmailWallet', 'login'),
  UpdateEmailPrimaryOtp: later('UpdateEmailPrimaryOtp', 'login'),
  UpdateEmailSecondaryOtp: later('UpdateEmailSecondaryOtp', 'login'),
  GetWallet: {
    when: 'connecting',
    load: () => import('../views/GetWallet/GetWalletView.js'),
  },
  WhatIsAWallet: {
    when: 'connecting',
    load: () => import('../views/WhatIsAWallet/WhatIsAWalletView.js'),
  },
  WhatIsANetwork: later('WhatIsANetwork', 'network'),
  ProfileWallets: {
    when: 'account',
    load: () => import('../views/ProfileWallets/ProfileWalletsView.js'),
  },
  RegisterAccountName: later('RegisterAccountName', 'login'),
  RegisterAccountNameSuccess: later('RegisterAccountNameSuccess', 'login'),
  Networks: {
    when: 'network',
    load: () => import('../views/Networks/NetworksView.js'),
  },
  SwitchNetwork: {
    when: 'network',
    load: () => import('../views/SwitchNetwork/SwitchNetworkView.js'),
  },
  SwitchActiveChain: {
    when: 'network',
    load: () => import('../views/SwitchActiveChain/SwitchActiveChainView.js'),
  },
  UnsupportedChain: {
    when: 'network',
    load: () => import('../views/UnsupportedChain/UnsupportedChainView.js'),
  },
  SIWXSignMessage: {
    when: 'login',
    load: () => import('../views/SIWXSignMessage/SIWXSignMessageView.js'),
  },
  Send: {
    when: 'sending',
    load: () => import('../views/Send/SendView.js'),
  },
  SendSelectToken: later('SendSelectToken', 'sending'),
  SendPreview: later('SendPreview', 'sending'),
  SendConfirmed: later('SendConfirmed', 'sending'),
  Receive: {
    when: 'sending',
    load: () => import('../views/Receive/ReceiveView.js'),
  },
  Transactions: {
    when: 'activity',
    load: () => import('../views/Transactions/TransactionsView.js'),
  },
  TransactionDetails: later('TransactionDetails', 'activity'),
}

/** A view behind the one loader of those that lie behind others. */
function later(view: LaterView, when: View['when']): View {
  const load: View['load'] = async () =>
    (await import('./laterViews.js')).laterViews[view]()
  return { when, load }
}
