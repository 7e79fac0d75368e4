import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { parsePublicKey } from '../../../addresses/parsePublicKey.js'
import { decodeBase58 } from '../../../encoding/base58.js'
import type { SignatureVerifier, SignedText } from '../SignatureVerifier.js'
import { verifyEd25519 } from '../verifyEd25519.js'

/** What no transaction begins with, and the version of the header. */
const signingDomain = Uint8Array.of(255, ...utf8ToBytes('solana offchain'), 0)

/** Longer texts have a format of their own: no hardware wallet holds them. */
const longestShown = 1212

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
  return form === 'offchainV0' ? wrapOffchain(bytes, publicKey) : []
}

/**
 * The text behind the header of off-chain messages: as the specification has
 * it, without an application's domain and with one signer; and as the first
 * wallets wrote it, without both. Which format a text is of is up to them.
 */
function wrapOffchain(
  text: Uint8Array,
  publicKey: Uint8Array,
): readonly Uint8Array[] {
  const noApplication = new Uint8Array(32)
  const length = Uint8Array.of(text.length & 255, text.length >> 8)
  const formats = text.length <= longestShown ? [0, 1] : [2]
  return formats.flatMap((format) => [
    concatBytes(
      signingDomain,
      noApplication,
      Uint8Array.of(format, 1),
      publicKey,
      length,
      text,
    ),
    concatBytes(signingDomain, Uint8Array.of(format), length, text),
  ])
}
