import { utf8ToBytes } from '@noble/hashes/utils'
import { parsePublicKey } from '../../../addresses/parsePublicKey.js'
import { decodeBase58 } from '../../../encoding/base58.js'
import { solanaOffchain } from '../../../signatures/solanaOffchain.js'
import { verifyEd25519 } from '../../../signatures/verifyEd25519.js'
import type { SignatureVerifier, SignedText } from '../SignatureVerifier.js'

/**
 * Verifies signatures of Solana by the runtime's own Ed25519 where it has one.
 * @see Ed25519 (RFC 8032)
 * @example
 * import { solanaSignatures } from '@hasp/core/siwx'
 *
 * solanaSignatures().namespace // 'solana'
 */
export function solanaSignatures(): SignatureVerifier {
  return {
    namespace: 'solana',
    async verify(signed) {
      const publicKey = parsePublicKey(signed.address)
      const signature = decodeBase58(signed.signature)
      if (!publicKey || !signature) return 'invalid'
      for (const message of messagesOf(signed, publicKey))
        if (await verifyEd25519({ message, publicKey, signature }))
          return 'valid'
      return 'invalid'
    },
  }
}

function messagesOf(
  { form, text }: SignedText,
  publicKey: Uint8Array,
): readonly Uint8Array[] {
  const bytes = utf8ToBytes(text)
  if (form === 'text' || form === 'walletStandard') return [bytes]
  return form === 'offchainV0' ? solanaOffchain(bytes, publicKey) : []
}
