import { findNetwork } from '@hasp/core'
import { canonicalAccountId, internals } from '@hasp/core/internal'
import { useQuery } from '@tanstack/react-query'
import { useKit } from '../../useKit.js'
import { useActiveAccount } from '../data/useActiveAccount.js'
import { useQueryClient } from '../data/useQueryClient.js'

/** How long a fee estimate is used. */
const feeLifetimeMs = 15_000

/**
 * The most that sending the network's own currency may cost, in base units:
 * what "Max" keeps back. Undefined while it is not known.
 * @param isWanted asks the node only then
 */
export function useSendFee(isWanted: boolean): bigint | undefined {
  const kit = useKit()
  const account = useActiveAccount()
  const network = findNetwork(
    kit.stores.networks.getState(),
    account?.networkId,
  )
  const namespace = network?.chainNamespace
  const prepare =
    namespace &&
    kit[internals].adapters.get(namespace)?.capabilities.prepareSend
  const isPossible = isWanted && account && prepare
  const { data } = useQuery(
    {
      queryKey: ['hasp', account && canonicalAccountId(account), 'sendFee'],
      enabled: Boolean(isPossible),
      staleTime: feeLifetimeMs,
      retry: false,
      async queryFn({ signal }) {
        if (!isPossible) return null
        const { decimals, symbol } = network.nativeCurrency
        const { fee } = await prepare({
          network,
          request: {
            namespace,
            networkId: network.caipNetworkId,
            from: account.address,
            to: account.address,
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
