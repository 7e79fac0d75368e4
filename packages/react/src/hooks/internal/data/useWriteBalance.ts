import { formatBalance } from '@hasp/core'
import { useCallback } from 'react'
import { useLocale } from '../../../i18n/useLocale.js'
import { writeAmount } from '../../../i18n/writeAmount.js'

/**
 * Writes a balance as lists and buttons show it: 3 decimals, rounded down,
 * with the groups of the visitor's locale.
 * @returns takes base units and the token's decimals
 */
export function useWriteBalance(): (value: bigint, decimals: number) => string {
  const { locale } = useLocale()
  return useCallback(
    (value, decimals) => writeAmount(formatBalance(value, decimals), locale),
    [locale],
  )
}
