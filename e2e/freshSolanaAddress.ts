import { generateKeyPairSync } from 'node:crypto'
import { base58 } from '@scure/base'

/** An account of Solana that nobody has used. */
export function freshSolanaAddress(): string {
  const { publicKey } = generateKeyPairSync('ed25519')
  const der = publicKey.export({ format: 'der', type: 'spki' })
  return base58.encode(Uint8Array.from(der.subarray(-32)))
}
