import { useEffect, useRef } from 'react'
import { useChooseWallet } from '../../hooks/internal/connecting/useChooseWallet.js'
import { usePairingConnectorId } from '../../hooks/internal/connecting/usePairingConnectorId.js'
import { reloadPage } from '../../hooks/internal/modal/returnAfterReload.js'
import { useInternals } from '../../hooks/internal/modal/useInternals.js'
import { useHeadingId } from '../../hooks/internal/modal/ViewContext.js'
import { useWalletSearch } from '../../hooks/internal/wallets/useWalletSearch.js'
import { useKit } from '../../hooks/useKit.js'
import { useKitModal } from '../../hooks/useKitModal.js'
import { useKitRoute } from '../../hooks/useKitRoute.js'
import { useDetectedWallets } from '../../hooks/wallets/useDetectedWallets.js'
import { useDirectoryWallet } from '../../hooks/wallets/useDirectoryWallet.js'

/** Run by a foundation, sells nothing, lists wallets of many makers. */
export const walletFinderUrl = 'https://ethereum.org/wallets/find-wallet/'

/** What the view GetWallet knows and does. */
export function useGetWalletView() {
  const { knownIds, walletId } = useKitRoute('GetWallet') ?? {}
  const listing = useDirectoryWallet(walletId)
  const kit = useKit()
  const { environment } = useInternals()
  const canPair = usePairingConnectorId() !== undefined
  const { list } = useDetectedWallets()
  const { found, look, lookBeyond, phase } = useWalletSearch(list)
  const { push, remember } = useKitModal()
  const chooseWallet = useChooseWallet()

  const headingId = useHeadingId()
  const shownId = useRef(walletId)
  useEffect(() => {
    if (shownId.current === walletId) return
    shownId.current = walletId
    // What was pressed is gone; the heading says what is shown now.
    document.getElementById(headingId)?.focus()
  }, [headingId, walletId])

  useEffect(() => {
    // The page was reloaded for this.
    if (knownIds) lookBeyond(knownIds)
  }, [knownIds, lookBeyond])

  const wanted = walletId === undefined ? undefined : listing.wallet
  const { chrome, edge, firefox, safari } = wanted?.stores ?? {}
  const hasExtension = [chrome, edge, firefox, safari].some(Boolean)
  const isPaired =
    canPair &&
    wanted?.isPairable === true &&
    (environment.isMobile() || !hasExtension)
  return {
    phase,
    /** The wallet whose downloads are shown. */
    wanted,
    isLoading: walletId !== undefined && listing.status === 'loading',
    wallet: found?.name ?? '',
    /** Shows the downloads of a wallet, or several wallets to begin with. */
    choose: (id: string | undefined) =>
      remember({
        view: 'GetWallet',
        ...(id !== undefined && { parameters: { walletId: id } }),
      }),
    /** The page comes back here and looks for what is new. */
    reload: () =>
      reloadPage(kit, {
        knownIds: knownIds ?? list.map(({ id }) => id),
        ...(walletId !== undefined && { walletId }),
      }),
    proceed() {
      if (found) chooseWallet(found)
      else if (isPaired && wanted)
        push({
          view: 'ConnectingWalletConnect',
          parameters: { walletId: wanted.id },
        })
      else look()
    },
  }
}
