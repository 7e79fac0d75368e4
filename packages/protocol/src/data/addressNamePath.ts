/**
 * Where the name of an account is.
 * @param network as CAIP-2
 */
export function addressNamePath(address: string, network: string): string {
  return `/v1/addresses/${address}/name?network=${encodeURIComponent(network)}`
}
