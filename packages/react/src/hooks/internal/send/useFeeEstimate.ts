import { isSameAddress, parseAmount } from '@hasp/core'
import type { SendFlow } from '../../data/useSendFlow.js'
import { useNetwork } from '../../useNetwork.js'
import { useDebouncedText } from '../react/useDebouncedText.js'
import type { AmountText } from './useAmountText.js'
import { useParseReceiver } from './useParseReceiver.js'
import { type FeeQuestion, useTransferFee } from './useTransferFee.js'

export type FeeEstimate =
  | { readonly status: 'idle' | 'pending' | 'unknown' }
  | { readonly status: 'known'; readonly text: string; readonly exact: string }

/**
 * What the network may take for the draft, once it is complete and typing has
 * paused. Nothing waits for it: the review asks again.
 */
export function useFeeEstimate(flow: SendFlow, text: AmountText): FeeEstimate {
  const { network } = useNetwork()
  const parseReceiver = useParseReceiver(network?.chainNamespace)
  const { amount, receiver } = flow.draft
  const typed = `${amount} ${receiver.trim()}`
  const isTyping = useDebouncedText(typed) !== typed
  const isComplete =
    flow.issue === undefined || flow.issue === 'insufficientFee'
  const { name } = flow
  const to = !isComplete
    ? undefined
    : name.status === 'found'
      ? name.address
      : parseReceiver?.(receiver.trim())
  const { tokenAddress } = flow.draft
  // The review refuses it without asking the node, and says why.
  const isOwnContract =
    network && to && tokenAddress
      ? isSameAddress(network.chainNamespace, tokenAddress, to)
      : false
  const question: FeeQuestion | undefined =
    flow.token && to && !isTyping && !isOwnContract
      ? {
          to,
          token: flow.token,
          amount: parseAmount(amount, flow.token.balance.decimals),
        }
      : undefined
  const estimate = useTransferFee(question)
  if (estimate.status !== 'known' || !network)
    return { status: to && isTyping ? 'pending' : statusOf(estimate.status) }
  const { decimals, symbol } = network.nativeCurrency
  const written = text.writeFee({ value: estimate.fee, decimals })
  return {
    status: 'known',
    text: text.say(written.text, symbol),
    exact: text.say(written.exact, symbol),
  }
}

function statusOf(status: ReturnType<typeof useTransferFee>['status']) {
  return status === 'known' ? 'unknown' : status
}
