import { formatAmount, type TokenAmount } from '@hasp/core'
import { useMemo } from 'react'
import { readAmount } from '../../../i18n/readAmount.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { writeAmount } from '../../../i18n/writeAmount.js'
import { type WrittenAmount, writeBalance } from '../data/writeBalance.js'
import { writeFee } from '../data/writeFee.js'

const startLeftToRight = '\u2066'
const endIsolate = '\u2069'

/** Amounts as the visitor writes and reads them. */
export type AmountText = {
  /** What was typed as a plain decimal text, e.g. `1234.5`. */
  readonly read: (typed: string, symbol?: string) => string
  /** A plain decimal text, exact. */
  readonly write: (amount: string) => string
  /** A written amount with its symbol, for a sentence. */
  readonly say: (amount: string, symbol: string) => string
  /** A plain decimal text without groups, to type on. */
  readonly edit: (amount: string) => string
  /** A part of the whole, e.g. `0.25` as `25%`. */
  readonly writeShare: (share: number) => string
  /** Base units, exact. */
  readonly writeUnits: (units: bigint, decimals: number) => string
  /** A balance in a line: at most 5 significant decimals, cut. */
  readonly writeBalance: (balance: TokenAmount) => WrittenAmount
  /** A fee: 2 significant digits, rounded up. */
  readonly writeFee: (fee: TokenAmount) => WrittenAmount
}

/**
 * Reads and writes amounts in the visitor's locale.
 * @example const { write } = useAmountText(); write('1234.5')
 */
export function useAmountText(): AmountText {
  const { dir, locale } = useLocale()
  return useMemo(
    () => ({
      read: (typed, symbol) => readAmount(typed, { locale, symbol }),
      write: (amount) => writeAmount(amount, locale),
      say: (amount, symbol) =>
        dir === 'rtl'
          ? `${startLeftToRight}${amount} ${symbol}${endIsolate}`
          : `${amount} ${symbol}`,
      edit: (amount) => writeAmount(amount, locale, false),
      writeShare: (share) =>
        new Intl.NumberFormat(locale, {
          style: 'percent',
          numberingSystem: 'latn',
        }).format(share),
      writeUnits: (units, decimals) =>
        writeAmount(formatAmount(units, decimals), locale),
      writeBalance: (balance) => writeBalance(balance, locale, 'line'),
      writeFee: (fee) => writeFee(fee, locale),
    }),
    [dir, locale],
  )
}
