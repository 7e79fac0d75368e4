import type { ParseReceiver, SendDraft, Token } from '@hasp/core'
import { parseAmount } from '@hasp/core'

/** What is missing or wrong in a draft, in the order to mend it. */
export type SendIssue =
  | 'amount'
  | 'receiver'
  | 'amountInvalid'
  | 'insufficient'
  | 'receiverInvalid'
  | 'insufficientFee'

/**
 * What keeps a draft from being checked with the network.
 * @param parseReceiver the namespace's strict check; undefined until it is here
 */
export function findSendIssue(parameters: {
  draft: SendDraft
  token: Token | undefined
  parseReceiver: ParseReceiver | undefined
}): SendIssue | undefined {
  const { draft, parseReceiver, token } = parameters
  const text = draft.amount.trim()
  if (/^[0.]*$/.test(text)) return 'amount'
  const amount = token && readAmount(text, token)
  if (token && amount === undefined) return 'amountInvalid'
  if (token && amount !== undefined && amount > token.balance.value)
    return 'insufficient'
  const receiver = draft.receiver.trim()
  if (!receiver) return 'receiver'
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
