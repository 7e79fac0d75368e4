import type { Route, ViewName } from '../../entities/modal/route.js'
import type { Namespace } from '../../entities/network/namespace.js'

/** What happened to connections, as far as the modal is concerned. */
export type ConnectionChange =
  | {
      readonly type: 'ended'
      readonly by: 'visitor' | 'wallet'
      /** Whether one was connected, or on its way, before and after. */
      readonly wasLive: boolean
      readonly isAnyLive: boolean
    }
  | {
      readonly type: 'switchAsked'
      readonly namespace: Namespace
      readonly needsPairing: boolean
    }
  | { readonly type: 'switchSettled'; readonly isReconnected: boolean }

/** How the modal answers. */
export type ModalMove =
  | { readonly type: 'close' }
  | { readonly type: 'open'; readonly route: Route }
  | { readonly type: 'push' | 'replace'; readonly route: Route }

/**
 * Views that go on without a wallet: in some of them one is chosen, and two
 * tell what became of a payment.
 */
const viewsWithoutWallet: readonly ViewName[] = [
  'AllWallets',
  'Connect',
  'ConnectingExternal',
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
  'EmailLogin',
  'EmailVerifyDevice',
  'EmailVerifyOtp',
  'GetWallet',
  'SendConfirmed',
  'SendPreview',
  'WhatIsAWallet',
  'WhatIsANetwork',
]

/**
 * What the modal does about a change of connections: it closes when the last
 * one ended, unless a wallet did so while the visitor needs none; it shows the code of a wallet that has to be paired anew, and
 * ProfileWallets once a wallet that was switched to is connected.
 */
export function modalMoveAfter(
  change: ConnectionChange,
  situation: {
    readonly isOpen: boolean
    readonly isMobile: boolean
    readonly hasSeveralNamespaces: boolean
    readonly view: ViewName
  },
): ModalMove | undefined {
  const { hasSeveralNamespaces, isMobile, isOpen, view } = situation
  switch (change.type) {
    case 'ended': {
      const isLast = change.wasLive && !change.isAnyLive
      const isInTheWay =
        change.by === 'visitor' || !viewsWithoutWallet.includes(view)
      return isOpen && isLast && isInTheWay ? { type: 'close' } : undefined
    }
    case 'switchAsked': {
      if (!change.needsPairing) return undefined
      const { namespace } = change
      return {
        type: isOpen ? 'push' : 'open',
        // A phone shows no code to itself: its wallets are listed.
        route: isMobile
          ? {
              view: 'AllWallets',
              ...(hasSeveralNamespaces && {
                parameters: { filter: namespace },
              }),
            }
          : { view: 'ConnectingWalletConnect', parameters: { namespace } },
      }
    }
    case 'switchSettled':
      return isOpen && change.isReconnected
        ? { type: 'replace', route: { view: 'ProfileWallets' } }
        : undefined
  }
}
