import { useEffect, useRef, useState } from 'react'
import type { PairingFlow } from '../../hooks/internal/connecting/usePairingFlow.js'
import { pairingPanelState } from './pairingPanelState.js'

/** What a panel shows of a pairing. */
export function usePairingPanel(pairing: PairingFlow) {
  const { uri } = pairing
  // The last code stays visible until the next one is ready.
  const [shown, setShown] = useState({ uri, renewals: 0 })
  if (uri !== undefined && uri !== shown.uri)
    setShown({
      uri,
      renewals: shown.uri === undefined ? 0 : shown.renewals + 1,
    })
  const state = pairingPanelState(pairing, shown.uri !== undefined)

  // Trying again takes the button away: the focus goes to its neighbour.
  const copy = useRef<HTMLButtonElement>(null)
  const hasRetried = useRef(false)
  useEffect(() => {
    if (hasRetried.current && copy.current) {
      hasRetried.current = false
      copy.current.focus()
    }
  })
  return {
    state,
    uri: state === 'preparing' ? undefined : shown.uri,
    copy,
    isRenewed: shown.renewals > 0,
    retry() {
      hasRetried.current = true
      pairing.retry()
    },
  }
}
