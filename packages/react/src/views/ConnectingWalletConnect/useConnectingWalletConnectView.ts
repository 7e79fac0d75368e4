import type { WalletPlatform } from '@hasp/core'
import { useState } from 'react'
import { useChooseWallet } from '../../hooks/internal/connecting/useChooseWallet.js'
import { useLeaveConnected } from '../../hooks/internal/connecting/useLeaveConnected.js'
import { usePairingConnectorId } from '../../hooks/internal/connecting/usePairingConnectorId.js'
import { usePairingFlow } from '../../hooks/internal/connecting/usePairingFlow.js'
import { findWalletRow } from '../../hooks/internal/wallets/findWalletRow.js'
import { usePairing } from '../../hooks/pairing/usePairing.js'
import { useKitModal } from '../../hooks/useKitModal.js'
import { useKitRoute } from '../../hooks/useKitRoute.js'
import { useNotifications } from '../../hooks/useNotifications.js'
import { useDetectedWallets } from '../../hooks/wallets/useDetectedWallets.js'
import { useDirectoryWallet } from '../../hooks/wallets/useDirectoryWallet.js'
import { useWalletLinks } from '../../hooks/wallets/useWalletLinks.js'
import { pairing as messages } from '../../i18n/locales/en/pairing.js'
import { useMessages } from '../../i18n/useMessages.js'

/** What the view ConnectingWalletConnect knows and does. */
export function useConnectingWalletConnectView() {
  const t = useMessages(messages)
  const { namespace, walletId } = useKitRoute('ConnectingWalletConnect') ?? {}
  const { status, wallet } = useDirectoryWallet(walletId)
  const { back, history, push, replace } = useKitModal()
  const { snackbar } = useNotifications()
  const chooseWallet = useChooseWallet()
  const { list } = useDetectedWallets()
  const [chosen, choose] = useState<string | undefined>(undefined)

  const pairing = usePairing()
  const links = useWalletLinks(wallet, pairing.uri)
  const { platforms } = links
  const platform: WalletPlatform =
    chosen === 'qrcode'
      ? chosen
      : (platforms.find((one) => one === chosen) ?? platforms[0] ?? 'qrcode')
  const isKnown = status !== 'loading'
  const flow = usePairingFlow(pairing, {
    isWanted: isKnown && platform !== 'browser' && platform !== 'unsupported',
    namespace,
    wallet,
  })
  useLeaveConnected({
    connectorId: usePairingConnectorId(),
    isConnected: flow.phase === 'approved',
    onAdded: () =>
      snackbar({
        message: wallet ? t('added', { wallet: wallet.name }) : t('addedAny'),
        variant: 'success',
      }),
  })

  return {
    flow,
    isKnown,
    platform,
    platforms,
    wallet,
    links,
    choose,
    connectHere() {
      const { connectorId } = wallet ?? {}
      const row = connectorId && findWalletRow(list, { connectorId })
      if (row) chooseWallet(row, namespace)
    },
    getWallet: () =>
      push({
        view: 'GetWallet',
        ...(walletId && { parameters: { walletId } }),
      }),
    chooseOther: () =>
      history.length > 1 ? back() : replace({ view: 'AllWallets' }),
  }
}

export type ConnectingWalletConnectState = ReturnType<
  typeof useConnectingWalletConnectView
>

/** A view whose wallet is known. */
export type PlatformPanelProps = {
  view: ConnectingWalletConnectState
  wallet: NonNullable<ConnectingWalletConnectState['wallet']>
}
