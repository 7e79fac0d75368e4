import { useEffect, useRef } from 'react'
import { useChooseWallet } from '../../hooks/internal/connecting/useChooseWallet.js'
import { useKitRoot } from '../../hooks/internal/modal/useKitRoot.js'
import { hasMoreWallets } from '../../hooks/internal/wallets/prepareConnectRows.js'
import { useWalletSearch } from '../../hooks/internal/wallets/useWalletSearch.js'
import { useKitModal } from '../../hooks/useKitModal.js'
import { useKitOptions } from '../../hooks/useKitOptions.js'
import { useKitRoute } from '../../hooks/useKitRoute.js'
import {
  type DetectedWallet,
  useDetectedWallets,
} from '../../hooks/wallets/useDetectedWallets.js'

/** Fetching takes time, and a press that comes with the pointer goes first. */
const dwellMs = 50

/** What the view Connect knows and does. */
export function useConnectView() {
  const namespace = useKitRoute('Connect')?.namespace
  const { app, features } = useKitOptions()
  const { kit, prepare } = useKitRoot()
  const { push } = useKitModal()
  const chooseWallet = useChooseWallet()
  const { list: rows } = useDetectedWallets({ namespace })
  const search = useWalletSearch(rows)
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    // The button that was pressed has made room for the list.
    if (search.phase === 'found' && document.activeElement === document.body)
      list.current?.querySelector('button')?.focus()
  }, [search.phase])

  return {
    list,
    rows,
    /** The places of rows that come with what more is configured. */
    places: hasMoreWallets(kit)
      ? Array.from({ length: Math.max(rows.length + 1, 6) }, (_, at) => at)
      : [],
    search,
    isAmbiguous: rows.some((row) => row.isAmbiguous),
    termsUrl: app.termsUrl,
    privacyUrl: app.privacyUrl,
    isBranded: features.branding,
    /** The request leaves now, in the view that waits for it. */
    choose: (row: DetectedWallet) => chooseWallet(row, namespace),
    /** A visitor who points at a wallet is likely to choose it. */
    warmUp: () => setTimeout(prepare, dwellMs, 'ConnectingExternal'),
    getWallet: () => push({ view: 'GetWallet' }),
    learn: () => push({ view: 'WhatIsAWallet' }),
  }
}
