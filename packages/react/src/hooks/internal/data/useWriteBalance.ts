import type { TokenAmount } from '@hasp/core'
import { useCallback } from 'react'
import { useLocale } from '../../../i18n/useLocale.js'
import { type WrittenAmount, writeBalance } from './writeBalance.js'

/**
 * Writes balances as lists and buttons show them, in the visitor's locale.
 * @returns takes an amount in base units
 */
export function useWriteBalance(): (balance: TokenAmount) => WrittenAmount {
  const { locale } = useLocale()
  return useCallback((balance) => writeBalance(balance, locale), [locale])
}
