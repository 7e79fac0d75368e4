/**
 * Where the balances of an account are.
 * @param account as CAIP-10
 */
export function balancesPath(account: string): string {
  return `/v1/accounts/${encodeURIComponent(account)}/balances`
}
