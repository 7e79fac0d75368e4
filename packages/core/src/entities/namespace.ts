/** The chain families of the kit, as CAIP-2 namespaces. */
export const namespaces = [
  'eip155',
  'solana',
  'polkadot',
  'bip122',
  'cosmos',
] as const

export type Namespace = (typeof namespaces)[number]

export function isNamespace(value: unknown): value is Namespace {
  return namespaces.includes(value as Namespace)
}
