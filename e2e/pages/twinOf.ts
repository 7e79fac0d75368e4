import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'

/** The same at both ends, and another one between them. */
export function twinOf(address: `0x${string}`): `0x${string}` {
  const middle = privateKeyToAddress(generatePrivateKey()).slice(8, 36)
  return `${address.slice(0, 8)}${middle}${address.slice(36)}`.toLowerCase() as `0x${string}`
}
