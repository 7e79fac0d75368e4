import { keccak_256 } from '@noble/hashes/sha3'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { decodeHex, encodeHex } from '../../../encoding/hex.js'
import type { SignatureVerifier } from '../SignatureVerifier.js'
import { askContract } from './askContract.js'
import { recoverAddress } from './recoverAddress.js'

/**
 * Verifies signatures of EVM accounts: those with a key without asking anybody,
 * contracts (ERC-1271, and ERC-6492 before they exist) by the nodes of their
 * network, of which two must agree where there are two.
 * @see EIP-191
 * @example
 * import { evmSignatures } from '@hasp/core/siwx'
 *
 * evmSignatures().namespace // 'eip155'
 */
export function evmSignatures(): SignatureVerifier {
  return {
    namespace: 'eip155',
    async verify({ address, form, signature, text }, context) {
      const bytes = decodeHex(signature.replace(/^0x/, ''))
      if ((form !== 'text' && form !== 'cacao') || !bytes) return 'invalid'
      const hash = hashText(text)
      const signer = recoverAddress(hash, bytes)
      if (signer === address.toLowerCase()) return 'valid'
      const data = encodeHex(bytes)
      return await askContract({ address, hash, signature: data }, context)
    },
  }
}

/** What `personal_sign` signs (EIP-191, version 0x45). */
function hashText(text: string): Uint8Array {
  const bytes = utf8ToBytes(text)
  const prefix = `\x19Ethereum Signed Message:\n${bytes.length}`
  return keccak_256(concatBytes(utf8ToBytes(prefix), bytes))
}
