import { useEffect, useRef } from 'react'
import { useConnectedWallets } from './useConnectedWallets.js'
import { useKit } from './useKit.js'
import { useKitModal } from './useKitModal.js'
import { useKitOptions } from './useKitOptions.js'

/** The tick stays so long before the view leaves. */
const tickMs = 600

/**
 * Leaves the view that waited for a wallet once it is connected: for the
 * wallets when there are others, else the modal closes.
 * @param parameters.onAdded told when the wallet is one of several
 * @returns leaves at once
 * @example const leave = useLeaveConnected({ connectorId, isConnected })
 */
export function useLeaveConnected(
  parameters: useLeaveConnected.Parameters,
): () => void {
  const { connectorId, isConnected, onAdded } = parameters
  const { clock } = useKit().environment
  const { multiWallet } = useKitOptions().features
  const { back, close, history, replace } = useKitModal()
  const { connected } = useConnectedWallets()

  const hasOthers = connected.some((one) => one.connectorId !== connectorId)
  const wallets = history.findLastIndex(({ view }) => view === 'ProfileWallets')
  const leave = () => {
    if (!multiWallet || !(hasOthers || wallets >= 0)) return close()
    if (wallets < 0) replace({ view: 'ProfileWallets' })
    else for (const _ of history.slice(wallets + 1)) back()
    onAdded?.()
  }
  const leaveNow = useRef(leave)
  useEffect(() => {
    leaveNow.current = leave
  })
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
    connectorId: string
    isConnected: boolean
    onAdded?: (() => void) | undefined
  }
}
