import type { Namespace } from '../network/namespace.js'

const patterns: Partial<Record<Namespace, RegExp>> = {
  eip155: /^(0x)?[0-9a-fA-F]{40}$/,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
}

/**
 * Whether a text has the form of an address of the namespace: 40 hex digits
 * with an optional `0x` on EVM, 32 to 44 base58 characters on Solana.
 * Namespaces that cannot be sent to have no form here.
 * @see EIP-55, whose checksum is not looked at here
 * @example
 * import { isAddress } from '@hasp/core'
 *
 * isAddress('eip155', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045') // true
 */
export function isAddress(namespace: Namespace, value: string): boolean {
  return patterns[namespace]?.test(value) ?? false
}

/**
 * Whether two addresses are the same account of the namespace.
 * @see EIP-55, which allows either case of an address
 * @example
 * import { isSameAddress } from '@hasp/core'
 *
 * isSameAddress('eip155', '0xAB', '0xab') // true
 */
export function isSameAddress(
  namespace: Namespace,
  left: string,
  right: string,
): boolean {
  return foldAddress(namespace, left) === foldAddress(namespace, right)
}

/** One text for all ways to write an address, to look it up by. */
export function foldAddress(namespace: Namespace, address: string): string {
  return namespace === 'eip155'
    ? address.toLowerCase().replace(/^0x/, '')
    : address
}
