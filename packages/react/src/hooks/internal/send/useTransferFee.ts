import {
  findNetwork,
  type SendReview,
  type Token,
  type TransferAsset,
} from '@hasp/core'
import { canonicalAccountId, internals } from '@hasp/core/internal'
import { useQuery } from '@tanstack/react-query'
import { useKit } from '../../useKit.js'
import { useActiveAccount } from '../data/useActiveAccount.js'
import { useQueryClient } from '../data/useQueryClient.js'

/** How long a fee estimate is used. */
const feeLifetimeMs = 15_000

/** What of a transfer decides its fee. */
export type FeeQuestion = Pick<SendReview, 'to' | 'amount'> & { token: Token }

export type TransferFee =
  | { readonly status: 'idle' | 'pending' | 'unknown' }
  /** In base units of the network's currency; the most it may cost. */
  | { readonly status: 'known'; readonly fee: bigint }

/**
 * What the network may take for a transfer from the account in use. A question
 * that changes cancels the read for the last one.
 * @param question asks the node only when there is one
 */
export function useTransferFee(question: FeeQuestion | undefined): TransferFee {
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
  const isPossible = question && account && prepare
  const { data, fetchStatus } = useQuery(
    {
      queryKey: [
        'hasp',
        account && canonicalAccountId(account),
        'transferFee',
        question?.token.address,
        question?.to,
        `${question?.amount}`,
      ],
      enabled: Boolean(isPossible),
      staleTime: feeLifetimeMs,
      retry: false,
      async queryFn({ signal }) {
        if (!isPossible) return null
        const { amount, to, token } = question
        const { fee } = await prepare({
          network,
          request: {
            namespace,
            networkId: network.caipNetworkId,
            from: account.address,
            to,
            token: toAsset(token),
            amount,
          },
          signal,
        })
        return fee
      },
    },
    useQueryClient(),
  )
  if (!isPossible) return { status: 'idle' }
  if (data !== undefined && data !== null) return { status: 'known', fee: data }
  return { status: fetchStatus === 'fetching' ? 'pending' : 'unknown' }
}

function toAsset({ address, balance, symbol }: Token): TransferAsset {
  const { decimals } = balance
  return address === undefined
    ? { type: 'native', symbol, decimals }
    : { type: 'token', address, symbol, decimals }
}
