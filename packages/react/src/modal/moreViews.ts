import type { ViewName } from '@hasp/core'
import type { ChunkLoader } from './createChunks.js'

/** The views that an opening seldom shows, each in a chunk of its own. */
export const moreViews = {
  AllWallets: () => import('../views/AllWallets/AllWalletsView.js'),
  ConnectingWalletConnect: () =>
    import('../views/ConnectingWalletConnect/ConnectingWalletConnectView.js'),
  ConnectingWalletConnectBasic: () =>
    import(
      '../views/ConnectingWalletConnectBasic/ConnectingWalletConnectBasicView.js'
    ),
  ConnectingExternal: () =>
    import('../views/ConnectingExternal/ConnectingExternalView.js'),
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
} satisfies {
  readonly [view in Exclude<ViewName, 'Connect' | 'Account'>]: ChunkLoader
}
