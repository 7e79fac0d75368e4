import { formatAmount, type SendDraft, type SendReview } from '@hasp/core'

/** The draft that leads to a review again. */
export function draftOf({ amount, to, token }: SendReview): SendDraft {
  return {
    amount: formatAmount(amount, token.decimals),
    receiver: to,
    ...(token.type === 'token' && { tokenAddress: token.address }),
  }
}
