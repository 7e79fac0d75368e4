import { formatAmount, type SentTransfer } from '@hasp/core'
import { writeAmount } from '../../../i18n/writeAmount.js'

type Sent = Pick<SentTransfer, 'amount' | 'decimals' | 'symbol'>

/**
 * Says what was sent, in the visitor's language.
 * @example writeSent(transaction, 'de') // '0,25 ETH'
 */
export function writeSent(sent: Sent, locale: string): string {
  return `${writeSentAmount(sent, locale)} ${sent.symbol}`
}

/** The same without the symbol. */
export function writeSentAmount(
  { amount, decimals }: Omit<Sent, 'symbol'>,
  locale: string,
): string {
  return writeAmount(formatAmount(amount, decimals), locale)
}
