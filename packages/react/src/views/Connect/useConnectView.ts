import type { Namespace } from '@hasp/core'
import { useEffect, useRef } from 'react'
import { useChooseWallet } from '../../hooks/internal/connecting/useChooseWallet.js'
import { useTerms } from '../../hooks/internal/connecting/useTerms.js'
import { useInternals } from '../../hooks/internal/modal/useInternals.js'
import { useKitRoot } from '../../hooks/internal/modal/useKitRoot.js'
import { hasMoreWallets } from '../../hooks/internal/wallets/hasMoreWallets.js'
import { useWalletSearch } from '../../hooks/internal/wallets/useWalletSearch.js'
import { useKit } from '../../hooks/useKit.js'
import { useKitModal } from '../../hooks/useKitModal.js'
import { useKitOptions } from '../../hooks/useKitOptions.js'
import { useKitRoute } from '../../hooks/useKitRoute.js'
import { useStore } from '../../hooks/useStore.js'
import {
  type DetectedWallet,
  useDetectedWallets,
} from '../../hooks/wallets/useDetectedWallets.js'

/** Fetching takes processor time, and a press that follows goes first. */
const dwellMs = 50

/** What the view Connect knows and does. */
export function useConnectView() {
  const namespace = useKitRoute('Connect')?.namespace
  const { app } = useKitOptions()
  const { prepare } = useKitRoot()
  const { push } = useKitModal()
  const chooseWallet = useChooseWallet()
  const { environment } = useInternals()
  const kit = useKit()
  const { connectors, connections, features, networks } = kit.stores
  const { installed, list: rows } = useDetectedWallets({ namespace })
  const [last] = useStore(connectors, ({ recent }) => recent)
  const terms = useTerms()
  const isPhone = environment.isMobile()
  // The only wallet of a phone's browser is the one that it is part of.
  const own = isPhone && installed.length === 1 ? installed[0] : undefined
  const promoted = own ?? rows.find((row) => last && isWallet(row, last.id))
  const search = useWalletSearch(rows)
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    // The button that was pressed has made room for the list.
    if (search.phase === 'found' && document.activeElement === document.body)
      list.current?.querySelector('button')?.focus()
  }, [search.phase])

  /**
   * Continuing is one press: it uses the namespace of last time.
   */
  const namespaceOf = ({
    namespaceStates,
  }: DetectedWallet): Namespace | undefined => {
    const { activeNamespace } = networks.getState()
    const { byId } = connections.getState()
    const used = namespaceStates.filter((one) =>
      byId.has(`${one.namespace}/${one.connectorId}`),
    )
    const choice = used.length > 0 ? used : namespaceStates
    return (
      choice.find((one) => one.namespace === activeNamespace) ?? choice[0]
    )?.namespace
  }

  return {
    list,
    rows,
    /** The wallet to continue with, if it is in this browser. */
    promoted:
      promoted?.tag === 'connected' || promoted?.isAmbiguous
        ? undefined
        : promoted,
    /** The wallet used last, in this browser or not. */
    lastId: last?.id,
    terms,
    proceed: (row: DetectedWallet) =>
      chooseWallet(row, namespace ?? namespaceOf(row)),
    /** One for each row that is still being loaded. */
    skeletonRows: hasMoreWallets(kit)
      ? Array.from({ length: Math.max(rows.length + 1, 6) }, (_, at) => at)
      : [],
    search,
    isAmbiguous: rows.some((row) => row.isAmbiguous),
    termsUrl: app.termsUrl,
    privacyUrl: app.privacyUrl,
    isBranded: useStore(features, ({ branding }) => branding),
    /** Sends the request now, and shows the view that waits for it. */
    choose: (row: DetectedWallet) => chooseWallet(row, namespace),
    /** A visitor who points at a wallet is likely to choose it. */
    warmUp: () => setTimeout(prepare, dwellMs, 'ConnectingExternal'),
    getWallet: () => push({ view: 'GetWallet' }),
    learn: () => push({ view: 'WhatIsAWallet' }),
  }
}

function isWallet(
  { id, namespaceStates }: DetectedWallet,
  wanted: string,
): boolean {
  return (
    id === wanted ||
    namespaceStates.some(({ connectorId }) => connectorId === wanted)
  )
}
