const nobody = `0x${'0'.repeat(40)}`

/**
 * Whether tokens come from here when they are made, and go here when they are
 * taken away for good: it is nobody's address.
 * @see ERC-20, ERC-721 and ERC-1155, `Transfer`
 */
export function isNobody(address: string): boolean {
  return address === nobody
}
