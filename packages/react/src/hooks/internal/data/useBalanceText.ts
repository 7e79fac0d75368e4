import type { NativeBalance } from '@hasp/core'
import { useWriteBalance } from './useWriteBalance.js'

/** A balance as buttons show it, with its symbol. */
export function useBalanceText(balance: NativeBalance | undefined): string {
  const write = useWriteBalance()
  if (!balance) return ''
  return `${write(balance.value, balance.decimals)} ${balance.symbol}`
}
