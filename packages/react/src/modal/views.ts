import type { ViewName } from '@hasp/core'
import type { ComponentType } from 'react'
import type { ViewResources } from '../hooks/internal/modal/useKitRoot.js'
import type { Chunks } from '../lazy/createChunks.js'

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

type View = {
  readonly when: ViewMoment
  readonly load: () => Promise<{
    readonly default: ComponentType
    /** Fetches what the first frame shows besides the view itself. */
    readonly prepare?: (
      resources: ViewResources,
      chunks: Chunks,
    ) => Promise<void>
  }>
}

/** Every view: how it is fetched, and when it is needed. */
export const views: { readonly [view in ViewName]: View } = {
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
}
