/** The number of a chain of EIP-155; of no other namespace. */
export function chainIdOf(networkId: string): number {
  return Number(networkId.slice('eip155:'.length))
}
