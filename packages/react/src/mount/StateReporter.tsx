import type { Namespace } from '@hasp/core'
import { useEffect } from 'react'
import { useNetwork } from '../hooks/useNetwork.js'
import { useWallet } from '../hooks/useWallet.js'
import type { MountedState } from './MountedPart.js'

/** Tells the page of the wallet in use, at first and whenever it changes. */
export function StateReporter({ namespace, onState }: StateReporter.Props) {
  const wallet = useWallet({ namespace })
  const { networkId } = useNetwork({ namespace })
  const { address, status, walletName } = wallet
  const shown = wallet.namespace
  useEffect(() => {
    if (status !== 'initializing')
      onState({ status, namespace: shown, address, networkId, walletName })
  }, [onState, status, shown, address, networkId, walletName])
  return null
}

export declare namespace StateReporter {
  type Props = {
    namespace: Namespace | undefined
    onState: (state: MountedState) => void
  }
}
