import type { Network } from '@hasp/core'
import { useEffect, useRef } from 'react'
import { useNetworkName } from '../../hooks/internal/network/useNetworkName.js'
import { useStartSwitch } from '../../hooks/internal/network/useStartSwitch.js'
import { useDisconnect } from '../../hooks/useDisconnect.js'
import { useKitModal } from '../../hooks/useKitModal.js'
import { useKitOptions } from '../../hooks/useKitOptions.js'
import { useNetwork } from '../../hooks/useNetwork.js'
import { useWallet } from '../../hooks/useWallet.js'

/** What the view UnsupportedChain knows and does. */
export function useUnsupportedChainView() {
  const startSwitch = useStartSwitch()
  const { app } = useKitOptions()
  const { back, push, view } = useKitModal()
  const { namespace, status, walletName = '' } = useWallet()
  const { isApproved, isSupported, networkId, networks } = useNetwork()
  const networkName = useNetworkName(isSupported ? undefined : networkId)
  const { disconnect } = useDisconnect()
  const wasUnsupported = useRef(!isSupported)

  // The visitor switched inside the wallet: nothing is left to choose.
  const isOver = isSupported && view === 'UnsupportedChain'
  useEffect(() => {
    if (!isOver || !wasUnsupported.current) return
    wasUnsupported.current = false
    back()
  }, [isOver, back])

  return {
    app,
    networkName,
    networks: networks.filter((one) => one.chainNamespace === namespace),
    isApproved,
    walletName,
    canDisconnect: status === 'connected',
    leave: () => void disconnect(),
    choose({ caipNetworkId: networkId }: Network) {
      startSwitch(networkId)
      push({ view: 'SwitchNetwork', parameters: { networkId } })
    },
  }
}
