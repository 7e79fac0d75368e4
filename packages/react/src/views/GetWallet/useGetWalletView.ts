import { useConnectFlow } from '../../hooks/useConnectFlow.js'
import { useKitModal } from '../../hooks/useKitModal.js'
import { useWalletSearch } from '../../hooks/useWalletSearch.js'

/** Run by a foundation, sells nothing, lists wallets of many makers. */
export const walletFinderUrl = 'https://ethereum.org/wallets/find-wallet/'

/** What the view GetWallet knows and does. */
export function useGetWalletView() {
  const { found, look, phase } = useWalletSearch()
  const { push } = useKitModal()
  const { start } = useConnectFlow()
  return {
    phase,
    wallet: found?.name ?? '',
    act() {
      if (!found) return look()
      void start(found.id)
      push({
        view: 'ConnectingExternal',
        parameters: { connectorId: found.id },
      })
    },
  }
}
