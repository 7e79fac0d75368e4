import { type NetworkId, switchNetwork } from '@hasp/core'
import { useCallback } from 'react'
import { useKit } from '../../useKit.js'

/**
 * Starts a switch that the view SwitchNetwork then follows.
 * @returns asks the wallet inside the call; `useSwitchFlow` has the outcome
 * @example const startSwitch = useStartSwitch()
 */
export function useStartSwitch(): (networkId: NetworkId) => void {
  const kit = useKit()
  return useCallback(
    (networkId) => {
      switchNetwork(kit, { networkId }).catch(() => undefined)
    },
    [kit],
  )
}
