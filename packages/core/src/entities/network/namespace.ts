/** The namespaces of the kit (CAIP-2). */
export const namespaces = [
  'eip155',
  'solana',
  'polkadot',
  'bip122',
  'cosmos',
] as const

/** One of `namespaces`: a chain family (CAIP-2). */
export type Namespace = (typeof namespaces)[number]

/**
 * Whether a value names a namespace that the kit knows.
 * @param value anything
 * @see CAIP-2
 * @example
 * import { isNamespace } from '@hasp/core'
 *
 * isNamespace('eip155') // true
 */
export function isNamespace(value: unknown): value is Namespace {
  return namespaces.includes(value as Namespace)
}
