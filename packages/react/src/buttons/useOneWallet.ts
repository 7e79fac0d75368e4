import type { Namespace, Route } from '@hasp/core'
import { useChooseWallet } from '../hooks/internal/connecting/useChooseWallet.js'
import { useTerms } from '../hooks/internal/connecting/useTerms.js'
import { findWalletRow } from '../hooks/internal/wallets/findWalletRow.js'
import { useDetectedWallets } from '../hooks/wallets/useDetectedWallets.js'
import { useDirectoryWallet } from '../hooks/wallets/useDirectoryWallet.js'
import { useOpener } from './useOpener.js'

/** What a button for one wallet knows and does. */
export function useOneWallet(
  walletId: string,
  namespace: Namespace | undefined,
) {
  const { status, wallet } = useDirectoryWallet(walletId)
  const { list } = useDetectedWallets({ namespace })
  const { isHeldBack } = useTerms()
  const chooseWallet = useChooseWallet()
  const connectorId = wallet?.connectorId
  const row = connectorId ? findWalletRow(list, { connectorId }) : undefined
  const isConnected = row?.tag === 'connected'
  // Two that claim to be the same wallet are told apart in the list.
  const isAsked = row && !isConnected && !isHeldBack && !row.isAmbiguous

  const route = routeOf({
    isConnected,
    isInList: row !== undefined || isHeldBack || wallet === undefined,
    namespace,
    walletId,
  })
  const opener = useOpener(route)
  return {
    wallet,
    isExcluded: status === 'ready' && !wallet,
    /** What a press leads to. */
    view: isAsked ? ('ConnectingExternal' as const) : route.view,
    opener: {
      ...opener,
      onClick() {
        opener.onClick()
        if (isAsked) chooseWallet(row, namespace)
      },
    },
  }
}

function routeOf({
  isConnected,
  isInList,
  namespace,
  walletId,
}: {
  isConnected: boolean
  isInList: boolean
  namespace: Namespace | undefined
  walletId: string
}): Route {
  const wanted = namespace && { namespace }
  if (isConnected) return { view: 'Account' }
  if (isInList)
    return { view: 'Connect', ...(wanted && { parameters: wanted }) }
  return {
    view: 'ConnectingWalletConnect',
    parameters: { walletId, ...wanted },
  }
}
