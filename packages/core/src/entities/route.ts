import type { Namespace } from './namespace.js'
import type { NetworkId } from './networkId.js'

/** What a visitor has typed into the send form. */
export type SendDraft = {
  readonly amount: string
  readonly receiver: string
  /** The token's contract; undefined is the network's own currency. */
  readonly tokenAddress?: string | undefined
}

/** What is shown before a signature and what is sent: one frozen object. */
export type SendReview = {
  readonly intentId: string
  readonly namespace: Namespace
  readonly networkId: NetworkId
  readonly connectorId: string
  readonly from: string
  readonly to: string
  readonly token:
    | {
        readonly type: 'native'
        readonly symbol: string
        readonly decimals: number
      }
    | {
        readonly type: 'token'
        readonly address: string
        readonly symbol: string
        readonly decimals: number
      }
  /** Base units of the token. */
  readonly amount: bigint
  /** What of the amount the receiver gets; less where the token keeps some. */
  readonly arriving: bigint
  /** The most the network may take, in base units of the native currency. */
  readonly fee: bigint
  /**
   * What the receiver's new token account must hold, in base units of the
   * native currency. It is paid besides the fee and is the receiver's.
   */
  readonly accountRent: bigint
  /** Balance of the token after sending, in base units. */
  readonly balanceAfter: bigint
  readonly cautions: readonly SendCaution[]
}

/** How one address could be taken for another, the most alike first. */
export type Likeness =
  /** One character is another. */
  | 'oneOff'
  /** Two neighbours have changed places. */
  | 'swapped'
  /** It begins and ends alike. */
  | 'ends'
  /** It begins alike. */
  | 'start'
  /** It ends alike. */
  | 'end'

/** What the visitor should notice about a transfer before sending. */
export type SendCaution =
  | {
      readonly type: 'lookAlike'
      readonly address: string
      readonly likeness: Likeness
    }
  /** Nobody has a key to the receiver. */
  | { readonly type: 'burn' }
  /** The receiver is a token of this network. */
  | { readonly type: 'tokenContract'; readonly symbol: string }
  | { readonly type: 'ownAccount' }
  | { readonly type: 'contract' }
  /** Solana: a program decides about the receiver, nobody has a key to it. */
  | { readonly type: 'keyless' }
  | { readonly type: 'firstTime' }
  /** The token keeps a part of what is sent. */
  | { readonly type: 'transferFee' }
  /** Whoever issues the token may take it from anybody. */
  | { readonly type: 'permanentDelegate' }
  /** Whoever issues the token may stop all transfers of it. */
  | { readonly type: 'pausable' }

/** Where a visitor is in the list of wallets. */
export type WalletListPlace = {
  readonly search?: string | undefined
  /** A kind of wallet, or a family; all unless given. */
  readonly filter?: 'installed' | 'mobile' | 'extension' | Namespace | undefined
  /** The wallet that was chosen last. */
  readonly walletId?: string | undefined
}

/** Which wallet is waited for. */
export type ConnectingPlace = {
  readonly connectorId: string
  /** Without it, a wallet of several families asks which one is meant. */
  readonly namespace?: Namespace
}

/** Every view with the data that it needs. */
export type RouteParameters = {
  Connect: { namespace?: Namespace } | undefined
  Account: undefined
  AllWallets: WalletListPlace | undefined
  ConnectingWalletConnect:
    | { walletId?: string; namespace?: Namespace }
    | undefined
  ConnectingWalletConnectBasic: undefined
  ConnectingExternal: ConnectingPlace
  ProfileWallets: undefined
  Networks: undefined
  SwitchNetwork: { networkId: NetworkId; next?: Route }
  SwitchActiveChain: { networkId: NetworkId; next?: Route }
  UnsupportedChain: undefined
  Send: SendDraft | undefined
  SendSelectToken: SendDraft
  SendPreview: { draft: SendDraft; review: SendReview }
  SendConfirmed: { review: SendReview }
  Receive: undefined
  GetWallet: { walletId?: string } | undefined
  WhatIsAWallet: undefined
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
