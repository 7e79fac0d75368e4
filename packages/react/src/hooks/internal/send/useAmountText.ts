import { formatAmount } from '@hasp/core'
import { balanceDecimals } from '@hasp/core/internal'
import { useMemo } from 'react'
import { readAmount } from '../../../i18n/readAmount.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { writeAmount } from '../../../i18n/writeAmount.js'

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
  /** Base units as lists show them: at most 3 decimals, cut. */
  readonly writeShort: (units: bigint, decimals: number) => string
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
      writeShort: (units, decimals) =>
        writeAmount(formatAmount(units, decimals, balanceDecimals), locale),
    }),
    [dir, locale],
  )
}
