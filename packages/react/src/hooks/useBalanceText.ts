import { formatBalance, type NativeBalance } from '@hasp/core'

/** A balance as buttons show it: 3 decimals, rounded down, with its symbol. */
export function useBalanceText(balance: NativeBalance | undefined): string {
  if (!balance) return ''
  return `${formatBalance(balance.value, balance.decimals)} ${balance.symbol}`
}
