import { useKitRoot } from '../hooks/internal/modal/useKitRoot.js'
import type { WalletState } from '../hooks/useWallet.js'

/**
 * The address that a button shows: the one in use and, until that is known,
 * the one that a server was told of.
 */
export function useShownAddress(wallet: WalletState): string | undefined {
  const { initialState } = useKitRoot().kit.options
  const isAwaited =
    wallet.status === 'initializing' || wallet.status === 'reconnecting'
  return isAwaited && initialState?.namespace === wallet.namespace
    ? (wallet.lastKnown?.accounts[0]?.address ?? initialState?.shortAddress)
    : wallet.address
}
