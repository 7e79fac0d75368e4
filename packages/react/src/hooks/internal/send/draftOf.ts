import { formatAmount, type SendDraft, type SendReview } from '@hasp/core'

/** What would have to be typed to get a review again. */
export function draftOf({ amount, to, token }: SendReview): SendDraft {
  return {
    amount: formatAmount(amount, token.decimals),
    receiver: to,
    ...(token.type === 'token' && { tokenAddress: token.address }),
  }
}
