import type { ActivityItem } from '../activity/activityItem.js'
import type { Namespace } from '../network/namespace.js'
import type { NetworkId } from '../network/networkId.js'
import type { SendDraft, SendReview } from '../transfer/transfer.js'

/** Where a visitor is in the list of wallets. */
export type WalletListParameters = {
  readonly search?: string | undefined
  /** A kind of wallet, or a namespace; all unless given. */
  readonly filter?:
    | 'installed'
    | 'mobile'
    | 'extension'
    | 'openSource'
    | Namespace
    | undefined
  /** The wallet that was chosen last. */
  readonly walletId?: string | undefined
}

/** Where a visitor is in the list of transactions. */
export type TransactionListParameters = {
  /** All unless given. */
  readonly kind?: 'sent' | 'received' | undefined
  /** The network in use unless given. */
  readonly networkId?: NetworkId | undefined
  /** The transaction that was looked at last. */
  readonly hash?: string | undefined
}

/** Which transaction is looked at. */
export type TransactionParameters = {
  readonly networkId: NetworkId
  readonly item: ActivityItem
}

/** Whose a name is from now on. */
export type NameParameters = {
  readonly name: string
  readonly address: string
}

/** Which wallet is waited for. */
export type ConnectingParameters = {
  readonly connectorId: string
  /** Without it, a wallet of several namespaces asks which one is meant. */
  readonly namespace?: Namespace
}

/** Every view with the data that it needs. */
export type RouteParameters = {
  Connect: { namespace?: Namespace } | undefined
  Account: undefined
  AllWallets: WalletListParameters | undefined
  ConnectingWalletConnect:
    | { walletId?: string; namespace?: Namespace }
    | undefined
  ConnectingWalletConnectBasic: undefined
  ConnectingExternal: ConnectingParameters
  ProfileWallets: undefined
  Networks: undefined
  SwitchNetwork: { networkId: NetworkId; next?: Route }
  SwitchActiveChain: { networkId: NetworkId; next?: Route }
  UnsupportedChain: undefined
  SIWXSignMessage: undefined
  Send: SendDraft | undefined
  SendSelectToken: SendDraft
  SendPreview: { draft: SendDraft; review: SendReview }
  SendConfirmed: { review: SendReview }
  Receive: undefined
  Transactions: TransactionListParameters | undefined
  TransactionDetails: TransactionParameters
  GetWallet:
    | {
        walletId?: string
        /** The wallets there were before a reload: others are new. */
        knownIds?: readonly string[]
      }
    | undefined
  EmailLogin: undefined
  EmailVerifyOtp: undefined
  EmailVerifyDevice: undefined
  UpdateEmailWallet: undefined
  UpdateEmailPrimaryOtp: undefined
  UpdateEmailSecondaryOtp: undefined
  RegisterAccountName: { readonly text: string } | undefined
  RegisterAccountNameSuccess: NameParameters
  WhatIsAWallet: undefined
  WhatIsANetwork: undefined
}

/** The name of a view of the modal. */
export type ViewName = keyof RouteParameters

/** A view of the modal with its parameters: one entry of the history. */
export type Route = {
  [view in ViewName]: undefined extends RouteParameters[view]
    ? { readonly view: view; readonly parameters?: RouteParameters[view] }
    : { readonly view: view; readonly parameters: RouteParameters[view] }
}[ViewName]

/** The route of one view, e.g. `RouteOf<'Send'>`. */
export type RouteOf<view extends ViewName> = Extract<Route, { view: view }>
