import type { Namespace } from '@hasp/core'
import { selectRoute } from '@hasp/core/internal'
import { useContext, useEffect } from 'react'
import { useKit } from '../../useKit.js'
import { useKitModal } from '../../useKitModal.js'
import { useKitOptions } from '../../useKitOptions.js'
import { useConnectedWallets } from '../../wallets/useConnectedWallets.js'
import { useInternals } from '../modal/useInternals.js'
import { ViewContext } from '../modal/ViewContext.js'
import { useLatest } from '../react/useLatest.js'

/** How long the tick stays before the view closes. */
const tickMs = 600

/**
 * Leaves the view that waited for a wallet once it is connected: for the
 * wallets when there are others, else the modal closes.
 * @param parameters.onAdded called when the wallet is one of several
 * @returns leaves at once
 * @example const leave = useLeaveConnected({ connectorId, isConnected })
 */
export function useLeaveConnected(
  parameters: useLeaveConnected.Parameters,
): () => void {
  const { connectorId, isConnected, namespace, onAdded } = parameters
  const { stores } = useKit()
  const { environment } = useInternals()
  const { clock } = environment
  const { multiWallet } = useKitOptions().features
  const { back, close, history, replace } = useKitModal()
  const { connected } = useConnectedWallets()

  const hasOthers = connected.some(
    (one) =>
      one.connectorId !== connectorId ||
      (namespace && one.namespace !== namespace),
  )
  const wallets = history.findLastIndex(({ view }) => view === 'ProfileWallets')
  const own = useContext(ViewContext)?.route.view
  const leave = () => {
    // What connecting has led to, such as signing in, may still be fetched.
    if (own && selectRoute(stores.router.getState()).view !== own) return
    if (!multiWallet || !(hasOthers || wallets >= 0)) return close()
    if (wallets < 0) replace({ view: 'ProfileWallets' })
    else
      while (selectRoute(stores.router.getState()).view !== 'ProfileWallets')
        back()
    onAdded?.()
  }
  const leaveNow = useLatest(leave)
  useEffect(() => {
    if (!isConnected) return
    const abort = new AbortController()
    clock.after(tickMs, () => leaveNow.current(), abort.signal)
    return () => abort.abort()
  }, [isConnected, clock])
  return leave
}

export declare namespace useLeaveConnected {
  type Parameters = {
    connectorId: string | undefined
    /** Its namespace, where one approval connects one. */
    namespace?: Namespace | undefined
    isConnected: boolean
    onAdded?: (() => void) | undefined
  }
}
