import type { NetworkAccount } from '@hasp/core'
import { useNetwork } from '../../useNetwork.js'
import { useWallet } from '../../useWallet.js'

/** The account in use, while it is on a configured network. */
export function useActiveAccount(): NetworkAccount | undefined {
  const { address } = useWallet()
  const { network } = useNetwork()
  return address && network
    ? { networkId: network.caipNetworkId, address }
    : undefined
}
