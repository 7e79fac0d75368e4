/** The second half of a CAIP-2 id: `eip155:1` → `1`. */
export function chainReference(chainId: string): string {
  return chainId.slice(chainId.indexOf(':') + 1)
}
