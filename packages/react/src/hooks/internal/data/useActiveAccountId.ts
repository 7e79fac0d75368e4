import { type AccountId, formatAccountId } from '@hasp/core'
import { useNetwork } from '../../useNetwork.js'
import { useWallet } from '../../useWallet.js'

/** The account in use on a configured network, as CAIP-10. */
export function useActiveAccountId(): AccountId | undefined {
  const { address } = useWallet()
  const { network } = useNetwork()
  if (!address || !network) return undefined
  return formatAccountId(network.caipNetworkId, address)
}
