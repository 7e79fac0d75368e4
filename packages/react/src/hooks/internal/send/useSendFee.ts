import { findNetwork } from '@hasp/core'
import { useQuery } from '@tanstack/react-query'
import { useKit } from '../../useKit.js'
import { useNetwork } from '../../useNetwork.js'
import { useWallet } from '../../useWallet.js'
import { useQueryClient } from '../data/useQueryClient.js'

/** A fee estimate is used so long. */
const feeLifetimeMs = 15_000

/**
 * The most that sending the network's own currency may cost, in base units:
 * what "Max" keeps back. Undefined while it is not known.
 * @param isWanted asks the node only then
 */
export function useSendFee(isWanted: boolean): bigint | undefined {
  const kit = useKit()
  const { address, namespace } = useWallet()
  const { networkId } = useNetwork()
  const network = findNetwork(kit.stores.networks.getState(), networkId)
  const prepare =
    namespace && kit.adapters.get(namespace)?.capabilities.prepareSend
  const isPossible = isWanted && address && network && prepare
  const { data } = useQuery(
    {
      queryKey: ['hasp', 'sendFee', networkId, address],
      enabled: Boolean(isPossible),
      staleTime: feeLifetimeMs,
      retry: false,
      async queryFn({ signal }) {
        if (!isPossible || !namespace) return null
        const { decimals, symbol } = network.nativeCurrency
        const { fee } = await prepare({
          network,
          request: {
            namespace,
            networkId: network.caipNetworkId,
            from: address,
            to: address,
            token: { type: 'native', symbol, decimals },
            amount: 0n,
          },
          signal,
        })
        return fee
      },
    },
    useQueryClient(),
  )
  return data ?? undefined
}
