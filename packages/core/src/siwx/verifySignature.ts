import { anyEnvironment } from '../environment/anyEnvironment.js'
import {
  checkSignature,
  type SignatureProof,
  type SignatureTools,
} from './verifiers/checkSignature.js'
import type { SignatureVerdict } from './verifiers/SignatureVerifier.js'

/**
 * Whether an account signed a text. Whoever lets somebody in for it must also
 * see to it that the text was made for this once.
 * @returns `undetermined` when a contract's nodes do not tell: ask again later
 * @throws `UNSUPPORTED_CHAIN` without a verifier of the chain family
 * @see ERC-1271, ERC-6492, BIP-322, BIP-137, ADR-36
 * @example
 * import { evmSignatures, verifySignature } from '@hasp/core/siwx'
 * import { mainnet } from '@hasp/core/networks'
 *
 * const verdict = await verifySignature(
 *   {
 *     networkId: 'eip155:1',
 *     address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
 *     text: 'Hello',
 *     form: 'text',
 *     signature: '0x',
 *   },
 *   { networks: [mainnet], verifiers: [evmSignatures()] },
 * )
 * verdict // 'invalid'
 */
export async function verifySignature(
  proof: SignatureProof,
  tools: SignatureTools,
): Promise<SignatureVerdict> {
  return await checkSignature(anyEnvironment, proof, tools)
}
