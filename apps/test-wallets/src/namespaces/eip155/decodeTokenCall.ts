/** A call of ERC-20's `transfer` or `approve`, read from call data. */
export type TokenCall = {
  type: 'transfer' | 'approve'
  /** Who receives, or who may spend. */
  to: string
  amount: bigint
}

const callPattern = /^0x(a9059cbb|095ea7b3)0{24}([0-9a-f]{40})([0-9a-f]{64})$/i

/** Undefined for any call data that is not exactly one of the two calls. */
export function decodeTokenCall(data: string): TokenCall | undefined {
  const [, selector, to, amount] = callPattern.exec(data) ?? []
  if (selector === undefined) return undefined
  return {
    type: selector.toLowerCase() === 'a9059cbb' ? 'transfer' : 'approve',
    to: `0x${to}`,
    amount: BigInt(`0x${amount}`),
  }
}
