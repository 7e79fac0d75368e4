import type { Namespace } from '../network/namespace.js'

const patterns: { readonly [namespace in Namespace]?: RegExp } = {
  eip155: /^0x[0-9a-f]{64}$/i,
  // 64 bytes in base58.
  solana: /^[1-9A-HJ-NP-Za-km-z]{64,88}$/,
}

/**
 * Reads the hash of a transaction as its namespace writes it; on Solana that is
 * its first signature.
 * @returns undefined when it is none, or of a namespace whose transactions are
 * not followed
 */
export function parseTransactionHash(
  namespace: Namespace,
  value: unknown,
): string | undefined {
  if (typeof value !== 'string') return undefined
  if (!patterns[namespace]?.test(value)) return undefined
  return namespace === 'eip155' ? value.toLowerCase() : value
}
