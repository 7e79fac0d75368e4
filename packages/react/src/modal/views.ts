import type { Route, RouteOf, ViewName } from '@hasp/core'
import type { ChunkLoader } from '../lazy/createChunks.js'

/**
 * When a view is needed. What several views of one moment share is one file of
 * the published package, and views of `opening` are in the modal's file.
 */
export type ViewMoment =
  | 'opening'
  | 'account'
  | 'connecting'
  | 'learning'
  | 'network'
  | 'sending'

type View = { readonly when: ViewMoment; readonly load: ChunkLoader }

/** A view that does not exist yet, and the way in that comes closest. */
type Substitute = { readonly substitute: 'Connect' | 'Account' }

/** Every view: how it is fetched, and when it is needed. */
export const views = {
  Connect: {
    when: 'opening',
    load: () => import('../views/Connect/ConnectView.js'),
  },
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
  ConnectingFarcaster: { substitute: 'Connect' },
  EmailLogin: { substitute: 'Connect' },
  GetWallet: {
    when: 'learning',
    load: () => import('../views/GetWallet/GetWalletView.js'),
  },
  WhatIsAWallet: {
    when: 'learning',
    load: () => import('../views/WhatIsAWallet/WhatIsAWalletView.js'),
  },
  Account: {
    when: 'account',
    load: () => import('../views/Account/AccountView.js'),
  },
  ProfileWallets: {
    when: 'account',
    load: () => import('../views/ProfileWallets/ProfileWalletsView.js'),
  },
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
  Send: {
    when: 'sending',
    load: () => import('../views/Send/SendView.js'),
  },
  SendSelectToken: {
    when: 'sending',
    load: () => import('../views/SendSelectToken/SendSelectTokenView.js'),
  },
  SendPreview: {
    when: 'sending',
    load: () => import('../views/SendPreview/SendPreviewView.js'),
  },
  SendConfirmed: {
    when: 'sending',
    load: () => import('../views/SendConfirmed/SendConfirmedView.js'),
  },
  Receive: {
    when: 'sending',
    load: () => import('../views/Receive/ReceiveView.js'),
  },
  SIWXSignMessage: { substitute: 'Account' },
  ApproveTransaction: { substitute: 'Account' },
  UpdateEmailWallet: { substitute: 'Account' },
  Swap: { substitute: 'Account' },
  RegisterAccountName: { substitute: 'Account' },
  RegisterAccountNameSuccess: { substitute: 'Account' },
} as const satisfies { readonly [view in ViewName]: View | Substitute }

/** A view that exists. */
export type ServedView = {
  [view in ViewName]: (typeof views)[view] extends View ? view : never
}[ViewName]

/** A route whose view exists. */
export type ServedRoute = RouteOf<ServedView>

/** The route that is drawn for a route of the history. */
export function servedRoute(route: Route): ServedRoute {
  if (isServed(route)) return route
  return { view: views[route.view].substitute }
}

/** Fetches what is drawn for a view of the history. */
export function viewLoader(view: ViewName): ChunkLoader {
  const found = views[view]
  return 'load' in found ? found.load : views[found.substitute].load
}

function isServed(route: Route): route is ServedRoute {
  return 'load' in views[route.view]
}
