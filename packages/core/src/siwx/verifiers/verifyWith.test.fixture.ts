import type { Network } from '../../entities/network/network.js'
import { createTestEnvironment } from '../../testing/createTestEnvironment.js'
import { checkSignature, type SignatureProof } from './checkSignature.js'
import type {
  SignatureVerdict,
  SignatureVerifier,
} from './SignatureVerifier.js'

/** The text of all vectors: several lines, as a message has. */
export const signedText =
  'tide.example wants you to sign in with your account:\n\nSign in to Tide.'

/** Asks a verifier about signatures of one network. */
export function verifyWith(
  verifier: SignatureVerifier,
  network: Network,
  environment = createTestEnvironment(),
): (proof: Omit<SignatureProof, 'networkId'>) => Promise<SignatureVerdict> {
  return (proof) =>
    checkSignature(
      environment,
      { ...proof, networkId: network.caipNetworkId },
      { networks: [network], verifiers: [verifier] },
    )
}

/** Every change of one bit in bytes. */
export function flippedBits(bytes: Uint8Array): readonly Uint8Array[] {
  return Array.from(bytes, (byte, index) => {
    const changed = bytes.slice()
    changed[index] = byte ^ (1 << (index % 8))
    return changed
  })
}
