import type { WalletFeature } from '@hasp/core'
import { useAccountTab } from '../../hooks/internal/data/useAccountTab.js'
import { useHasNames } from '../../hooks/internal/data/useHasNames.js'
import { useHiddenAmounts } from '../../hooks/internal/data/useHiddenAmounts.js'
import { isHostedWallet } from '../../hooks/internal/hosted/hasHostedWallet.js'
import { useAccountExplorer } from '../../hooks/internal/network/useAccountExplorer.js'
import { useCanSignIn } from '../../hooks/internal/signIn/useCanSignIn.js'
import { useDisconnect } from '../../hooks/useDisconnect.js'
import { useKit } from '../../hooks/useKit.js'
import { useKitModal } from '../../hooks/useKitModal.js'
import { useKitOptions } from '../../hooks/useKitOptions.js'
import { useNetwork } from '../../hooks/useNetwork.js'
import { useWallet } from '../../hooks/useWallet.js'
import { useWalletFeatures } from '../../hooks/useWalletFeatures.js'
import { useConnectedWallets } from '../../hooks/wallets/useConnectedWallets.js'
import { account } from '../../i18n/locales/en/account.js'
import { useMessages } from '../../i18n/useMessages.js'

const accountTabs = ['tokens', 'activity'] as const

const views = { receive: 'Receive', send: 'Send' } as const

/** What the view Account knows and does. */
export function useAccountView() {
  const wallet = useWallet()
  const { network, isSupported } = useNetwork()
  const { app } = useKitOptions()
  const { push, replace } = useKitModal()
  const { active, connected } = useConnectedWallets()
  const { disconnect } = useDisconnect()
  const { isHidden, toggle } = useHiddenAmounts()
  // On a network that is not configured there is nothing to send.
  const features = useWalletFeatures().filter(
    (feature) => isSupported || feature === 'receive',
  )
  const kit = useKit()
  const isHosted = isHostedWallet(kit, active?.connectorId)
  const explorer = useAccountExplorer(network?.caipNetworkId, wallet.address)

  const t = useMessages(account)
  const tab = useAccountTab(network)
  const tabs = tab && {
    ...tab,
    tabs: accountTabs.map((id) => ({ id, label: t(id) })),
  }

  return {
    app,
    wallet,
    name: active?.label ?? wallet.walletName,
    walletName: wallet.walletName,
    network,
    isSupported,
    features,
    isHidden,
    toggleAmounts: toggle,
    explorer,
    isHosted,
    hasNames: useHasNames(network),
    /** Absent where there is one thing to see. */
    tabs,
    canSignIn: useCanSignIn(),
    open: (feature: WalletFeature) => push({ view: views[feature] }),
    sendToken: features.includes('send')
      ? (id: string) =>
          push({
            view: 'Send',
            parameters: {
              amount: '',
              receiver: '',
              tokenAddress: id || undefined,
            },
          })
      : undefined,
    chooseNetwork: () => push({ view: 'Networks' }),
    leaveNetwork: () => push({ view: 'UnsupportedChain' }),
    showWallets: () => push({ view: 'ProfileWallets' }),
    connect: () => replace({ view: 'Connect' }),
    leave() {
      void disconnect()
      if (connected.length > 1) push({ view: 'ProfileWallets' })
    },
  }
}
