import { parseBitcoinAddress } from '../../../addresses/parseBitcoinAddress.js'
import { decodeBase64 } from '../../../encoding/base64.js'
import { isCanonicalAddress } from '../../message/isCanonicalAddress.js'
import type { SignatureVerifier } from '../SignatureVerifier.js'
import { verifyBip322 } from './verifyBip322.js'
import { verifyEcdsaMessage } from './verifyEcdsaMessage.js'

/**
 * Verifies signatures of Bitcoin accounts with one key: by BIP-322 for P2WPKH,
 * P2SH-P2WPKH and P2TR, by BIP-137 for P2PKH and for the segwit kinds that
 * wallets still sign so. Scripts and several keys are none of them.
 * @see BIP-322
 * @example
 * import { bitcoinSignatures } from '@hasp/core/siwx'
 *
 * bitcoinSignatures().namespace // 'bip122'
 */
export function bitcoinSignatures(): SignatureVerifier {
  return {
    namespace: 'bip122',
    async verify({ address, form, signature, text }, { network }) {
      const locked = parseBitcoinAddress(address)
      const bytes = decodeBase64(signature)
      const { caipNetworkId } = network
      if (!locked || !bytes || !isCanonicalAddress(address, caipNetworkId))
        return 'invalid'
      const isOld =
        form === 'ecdsa' || (form === 'bip322' && locked.type === 'p2pkh')
      const verify = isOld ? verifyEcdsaMessage : verifyBip322
      if (!isOld && form !== 'bip322') return 'invalid'
      return verify({ locked, signature: bytes, text }) ? 'valid' : 'invalid'
    },
  }
}
