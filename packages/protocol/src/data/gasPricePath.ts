/**
 * Where the price of gas on a chain is.
 * @param networkId as CAIP-2
 */
export function gasPricePath(networkId: string): string {
  return `/v1/gas-price?network=${encodeURIComponent(networkId)}`
}
