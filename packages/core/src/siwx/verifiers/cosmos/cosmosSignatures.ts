import { equalBytes } from '@noble/curves/abstract/utils'
import { secp256k1 } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2'
import { keccak_256 } from '@noble/hashes/sha3'
import { utf8ToBytes } from '@noble/hashes/utils'
import { parseBech32 } from '../../../addresses/parseBech32.js'
import { decodeBase64, encodeBase64 } from '../../../encoding/base64.js'
import type { NetworkId } from '../../../entities/network/networkId.js'
import { hash160 } from '../bitcoin/hash160.js'
import type { SignatureVerifier } from '../SignatureVerifier.js'

/**
 * Verifies signatures of cosmos accounts: the document that moves nothing is
 * written again here, and the account must be made of the key.
 * @param options.ethereumKeys networks whose accounts are made of keys as
 * Ethereum makes them (`ethsecp256k1`)
 * @see ADR-36
 * @example
 * import { cosmosSignatures } from '@hasp/core/siwx'
 *
 * cosmosSignatures({ ethereumKeys: ['cosmos:evmos_9001-2'] })
 */
export function cosmosSignatures(
  options: { readonly ethereumKeys?: readonly NetworkId[] | undefined } = {},
): SignatureVerifier {
  return {
    namespace: 'cosmos',
    async verify({ address, form, publicKey, signature, text }, { network }) {
      const account = parseBech32(address)
      const key = decodeBase64(publicKey)
      const bytes = decodeBase64(signature)
      const wanted = network.cosmos?.bech32Prefix ?? account?.prefix
      if (form !== 'adr36' || !account || account.prefix !== wanted)
        return 'invalid'
      if (key?.length !== 33 || bytes?.length !== 64) return 'invalid'
      const isEthereum =
        options.ethereumKeys?.includes(network.caipNetworkId) ?? false
      try {
        const own = isEthereum ? ethereumAddress(key) : hash160(key)
        const document = utf8ToBytes(writeDocument(address, text))
        const digest = isEthereum ? keccak_256(document) : sha256(document)
        const isValid =
          equalBytes(own, account.bytes) &&
          secp256k1.verify(bytes, digest, key, { lowS: true })
        return isValid ? 'valid' : 'invalid'
      } catch {
        // No point of the curve has these numbers.
        return 'invalid'
      }
    },
  }
}

/** The document of ADR-36, its names in the order in which it is signed. */
function writeDocument(signer: string, text: string): string {
  const data = encodeBase64(utf8ToBytes(text))
  return JSON.stringify({
    account_number: '0',
    chain_id: '',
    fee: { amount: [], gas: '0' },
    memo: '',
    msgs: [{ type: 'sign/MsgSignData', value: { data, signer } }],
    sequence: '0',
  })
}

function ethereumAddress(publicKey: Uint8Array): Uint8Array {
  const point = secp256k1.ProjectivePoint.fromHex(publicKey)
  return keccak_256(point.toRawBytes(false).subarray(1)).subarray(12)
}
