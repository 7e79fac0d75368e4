import { useEffect, useRef } from 'react'
import { isDeclined } from '../../hooks/internal/errors/isDeclined.js'
import { useSwitchFlow } from '../../hooks/internal/network/useSwitchFlow.js'
import { useTargetNetwork } from '../../hooks/internal/network/useTargetNetwork.js'
import { useKitError } from '../../hooks/useKitError.js'
import { useKitModal } from '../../hooks/useKitModal.js'
import { useKitRoute } from '../../hooks/useKitRoute.js'
import { useNetwork } from '../../hooks/useNetwork.js'
import { useConnectedWallets } from '../../hooks/wallets/useConnectedWallets.js'

/** The state of the switch; each has its own sentence and next step. */
export type SwitchState =
  | 'idle'
  | 'waiting'
  | 'slow'
  | 'adding'
  | 'declined'
  | 'failed'
  | 'switched'

/** What the view SwitchNetwork knows and does. */
export function useSwitchNetworkView() {
  const { networkId, next } = useKitRoute('SwitchNetwork')
  const { network: from } = useNetwork()
  const { namespace, network: to } = useTargetNetwork(networkId)
  const { active: inUse } = useConnectedWallets()
  const { active } = useConnectedWallets({ namespace })
  const { back, history, replace, view } = useKitModal()
  const { begin, error, isSlow, phase, start } = useSwitchFlow(networkId)
  const first = useRef<(() => void) | undefined>(begin)
  // Success changes the network in use, so its origin is kept.
  const origin = useRef(from)

  const state: SwitchState =
    phase === 'failed' && isDeclined(error)
      ? 'declined'
      : isSlow && phase === 'waiting'
        ? 'slow'
        : phase
  const words = useKitError(state === 'failed' ? error : undefined)

  useEffect(() => {
    // StrictMode mounts twice; the wallet is asked once.
    first.current?.()
    first.current = undefined
  }, [])

  const isOver = phase === 'switched' && view === 'SwitchNetwork'
  const leave = useRef(() => {})
  useEffect(() => {
    leave.current = () => {
      if (next) return replace(next)
      // A visitor who came to choose a network has chosen one.
      const cameFrom = history.at(-2)?.view
      back()
      if (cameFrom === 'Networks' || cameFrom === 'UnsupportedChain') back()
    }
  })
  const hasLeft = useRef(false)
  useEffect(() => {
    if (!isOver || hasLeft.current) return
    hasLeft.current = true
    leave.current()
  }, [isOver])

  return {
    state,
    words,
    from: origin.current,
    to,
    walletName: (active ?? inUse)?.walletName,
    ask: start,
  }
}
