import { formatAmount, type SentTransaction } from '@hasp/core'
import { writeAmount } from '../../../i18n/writeAmount.js'

/**
 * Says what was sent, in the visitor's language.
 * @example writeSent(transaction, 'de') // '0,25 ETH'
 */
export function writeSent(
  { amount, decimals, symbol }: SentTransaction,
  locale: string,
): string {
  return `${writeAmount(formatAmount(amount, decimals), locale)} ${symbol}`
}
