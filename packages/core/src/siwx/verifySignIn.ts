import { anyEnvironment } from '../environment/anyEnvironment.js'
import {
  checkSignIn,
  type SignatureTools,
  type SignInProof,
} from './verifiers/checkSignature.js'
import type { SignatureVerdict } from './verifiers/SignatureVerifier.js'

/**
 * Whether an account signed a message in time. Its text is written again from
 * the message, which is yours: never one that the page has sent.
 * @returns `undetermined` when a contract's nodes do not tell: ask again later
 * @throws `UNSUPPORTED_CHAIN` without a verifier of the chain family
 * @see EIP-4361
 * @example
 * import { evmSignatures, type SignInMessage, verifySignIn } from '@hasp/core/siwx'
 * import { mainnet } from '@hasp/core/networks'
 *
 * const check = (message: SignInMessage, signature: string) =>
 *   verifySignIn(
 *     { message, form: 'text', signature },
 *     { networks: [mainnet], verifiers: [evmSignatures()] },
 *   )
 */
export async function verifySignIn(
  proof: SignInProof,
  tools: SignatureTools,
): Promise<SignatureVerdict> {
  return await checkSignIn(anyEnvironment, proof, tools)
}
