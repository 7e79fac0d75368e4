import type { Route, RouteOf, ViewName } from '@hasp/core'
import type { ChunkLoader } from './createChunks.js'

/** Every view that exists, each in a chunk of its own. */
export const viewRegistry = {
  Connect: () => import('../views/Connect/ConnectView.js'),
  ConnectingExternal: () =>
    import('../views/ConnectingExternal/ConnectingExternalView.js'),
  Account: () => import('../views/Account/AccountView.js'),
  ProfileWallets: () => import('../views/ProfileWallets/ProfileWalletsView.js'),
  Networks: () => import('../views/Networks/NetworksView.js'),
  SwitchNetwork: () => import('../views/SwitchNetwork/SwitchNetworkView.js'),
  SwitchActiveChain: () =>
    import('../views/SwitchActiveChain/SwitchActiveChainView.js'),
  UnsupportedChain: () =>
    import('../views/UnsupportedChain/UnsupportedChainView.js'),
  Send: () => import('../views/Send/SendView.js'),
  SendSelectToken: () =>
    import('../views/SendSelectToken/SendSelectTokenView.js'),
  SendPreview: () => import('../views/SendPreview/SendPreviewView.js'),
  SendConfirmed: () => import('../views/SendConfirmed/SendConfirmedView.js'),
  Receive: () => import('../views/Receive/ReceiveView.js'),
  GetWallet: () => import('../views/GetWallet/GetWalletView.js'),
  WhatIsAWallet: () => import('../views/WhatIsAWallet/WhatIsAWalletView.js'),
} satisfies { readonly [view in ViewName]?: ChunkLoader }

export type ServedView = keyof typeof viewRegistry

/** A route whose view exists. */
export type ServedRoute = RouteOf<ServedView>

/**
 * What is shown for a view that nothing serves: the way in that comes closest.
 * `Connect` lists what was found and says how to get a wallet, which is all
 * that a kit without a pairing relay, a wallet directory or a hosted wallet
 * can offer; what needs an account leads back to `Account`.
 */
const standIns: {
  readonly [view in Exclude<ViewName, ServedView>]: 'Connect' | 'Account'
} = {
  AllWallets: 'Connect',
  ConnectingWalletConnect: 'Connect',
  ConnectingWalletConnectBasic: 'Connect',
  ConnectingFarcaster: 'Connect',
  EmailLogin: 'Connect',
  SIWXSignMessage: 'Account',
  ApproveTransaction: 'Account',
  UpdateEmailWallet: 'Account',
  Swap: 'Account',
  RegisterAccountName: 'Account',
  RegisterAccountNameSuccess: 'Account',
}

/** The view that is drawn for a view of the history. */
export function servedView(view: ViewName): ServedView {
  return isServed(view) ? view : standIns[view]
}

/** The route that is drawn for a route of the history. */
export function servedRoute(route: Route): ServedRoute {
  if (hasServedView(route)) return route
  return { view: standIns[route.view] }
}

function hasServedView(route: Route): route is ServedRoute {
  return isServed(route.view)
}

function isServed(view: ViewName): view is ServedView {
  return view in viewRegistry
}
