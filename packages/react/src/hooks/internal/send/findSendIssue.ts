import type { ParseReceiver, SendDraft, Token } from '@hasp/core'
import { parseAmount } from '@hasp/core'
import type { ReceiverName } from './useReceiverName.js'

/** What is missing or wrong in a draft, in the order to mend it. */
export type SendIssue =
  | 'amount'
  | 'receiver'
  | 'amountInvalid'
  | 'insufficient'
  | 'receiverPending'
  | 'receiverInvalid'
  | 'insufficientFee'

/**
 * What keeps a draft from being checked with the network.
 * @param parseReceiver the namespace's strict check; undefined until it is here
 * @param name what became of the receiver's name, if it is one
 */
export function findSendIssue(parameters: {
  draft: SendDraft
  token: Token | undefined
  parseReceiver: ParseReceiver | undefined
  name: ReceiverName
}): SendIssue | undefined {
  const { draft, name, parseReceiver, token } = parameters
  const text = draft.amount.trim()
  if (/^[0.]*$/.test(text)) return 'amount'
  const amount = token && readAmount(text, token)
  if (token && amount === undefined) return 'amountInvalid'
  if (token && amount !== undefined && amount > token.balance.value)
    return 'insufficient'
  const receiver = draft.receiver.trim()
  if (!receiver) return 'receiver'
  if (name.status === 'pending') return 'receiverPending'
  if (name.status === 'found') return undefined
  if (parseReceiver && !parseReceiver(receiver)) return 'receiverInvalid'
  return undefined
}

function readAmount(text: string, { balance }: Token): bigint | undefined {
  try {
    return parseAmount(text, balance.decimals)
  } catch {
    return undefined
  }
}
