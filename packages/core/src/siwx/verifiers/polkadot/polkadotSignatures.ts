import { equalBytes } from '@noble/curves/abstract/utils'
import { secp256k1 } from '@noble/curves/secp256k1'
import { blake2b } from '@noble/hashes/blake2'
import { utf8ToBytes } from '@noble/hashes/utils'
import { parseSs58 } from '../../../addresses/ss58.js'
import { decodeHex } from '../../../encoding/hex.js'
import { verifyEd25519 } from '../../../signatures/verifyEd25519.js'
import type { SignatureVerifier } from '../SignatureVerifier.js'

type KeySignature = {
  readonly message: Uint8Array
  readonly accountId: Uint8Array
  readonly signature: Uint8Array
}

type KeyKind = {
  /** What may stand before a signature to tell its kind. */
  readonly leading: number
  readonly length: number
  verify(signed: KeySignature): Promise<boolean>
}

const kinds: readonly KeyKind[] = [
  { leading: 1, length: 64, verify: verifySr25519 },
  {
    leading: 0,
    length: 64,
    verify: ({ accountId, message, signature }) =>
      verifyEd25519({ message, publicKey: accountId, signature }),
  },
  { leading: 2, length: 65, verify: verifyEcdsa },
]

/**
 * Verifies signatures of polkadot accounts: sr25519, ed25519 and ecdsa, with or
 * without the byte that tells which. Addresses are compared by their keys,
 * whatever network they are written for.
 * @see SS58
 * @example
 * import { polkadotSignatures } from '@hasp/core/siwx'
 *
 * polkadotSignatures().namespace // 'polkadot'
 */
export function polkadotSignatures(): SignatureVerifier {
  return {
    namespace: 'polkadot',
    async verify({ address, form, signature, text }) {
      const { accountId } = parseSs58(address) ?? {}
      const bytes = decodeHex(signature.replace(/^0x/, ''))
      if (form !== 'wrappedBytes' || !accountId || !bytes) return 'invalid'
      // Extensions wrap what is no transaction, so that it never becomes one.
      const message = utf8ToBytes(`<Bytes>${text}</Bytes>`)
      for (const { kind, own } of readings(bytes))
        if (await kind.verify({ message, accountId, signature: own }))
          return 'valid'
      return 'invalid'
    },
  }
}

/** A signature does not say whether its first byte tells its kind. */
function readings(bytes: Uint8Array) {
  return kinds.flatMap((kind) => {
    if (bytes.length === kind.length) return [{ kind, own: bytes }]
    const isTold = bytes.length === kind.length + 1 && bytes[0] === kind.leading
    return isTold ? [{ kind, own: bytes.slice(1) }] : []
  })
}

async function verifySr25519(signed: KeySignature): Promise<boolean> {
  const { verify } = await import('@scure/sr25519')
  try {
    return verify(signed.message, signed.signature, signed.accountId)
  } catch {
    // Not an encoding of sr25519.
    return false
  }
}

async function verifyEcdsa(signed: KeySignature): Promise<boolean> {
  const { accountId, message, signature } = signed
  try {
    const compact = secp256k1.Signature.fromCompact(signature.slice(0, 64))
    const [recovery = 4] = signature.slice(64)
    if (compact.hasHighS() || recovery > 1) return false
    const point = compact
      .addRecoveryBit(recovery)
      .recoverPublicKey(blake256(message))
    return equalBytes(blake256(point.toRawBytes(true)), accountId)
  } catch {
    // No point of the curve has these numbers.
    return false
  }
}

function blake256(bytes: Uint8Array): Uint8Array {
  return blake2b(bytes, { dkLen: 32 })
}
