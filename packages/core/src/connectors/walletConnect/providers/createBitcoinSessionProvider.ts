import { hexToBytes } from '@noble/hashes/utils'
import { object, optional } from 'valibot'
import { encodeBase64 } from '../../../encoding/base64.js'
import { KitError } from '../../../errors/KitError.js'
import type { BitcoinProvider } from '../../../ports/BitcoinProvider.js'
import { boundedText } from '../../../utils/boundedText.js'
import { addressInUse } from './addressInUse.js'
import type { NamespaceProviderParameters } from './NamespaceProviderParameters.js'
import { readAnswer } from './readAnswer.js'

const longestPsbt = 1_000_000

const Signed = object({
  signature: boundedText(/^[A-Za-z0-9+/]{2,}={0,2}$/, 20_000),
  address: optional(boundedText(/./)),
})
/** Base64 of a text that begins with `psbt` and 0xff (BIP-174). */
const Psbt = object({
  psbt: boundedText(/^cHNidP[89+/][A-Za-z0-9+/]*={0,2}$/, longestPsbt),
  txid: optional(boundedText(/^[0-9a-f]{64}$/i)),
})

const hex = /^([0-9a-f]{2})+$/i

/** The methods of Bitcoin over a session (WalletConnect RPC reference). */
export function createBitcoinSessionProvider(
  parameters: NamespaceProviderParameters,
): BitcoinProvider {
  const { ask } = parameters
  return {
    async signMessage({ address, message, protocol, signal }) {
      const method = 'signMessage'
      const params = {
        account: addressInUse(parameters),
        message,
        ...(address && { address }),
        ...(protocol && { protocol }),
      }
      const answer = await ask({ method, params, signal })
      const { address: by, signature } = readAnswer(method, Signed, answer)
      if (by && by.toLowerCase() !== (address ?? params.account).toLowerCase())
        throw new KitError('WALLET_ANSWER_INVALID', { method })
      // The reference says hex; some wallets write base64.
      return hex.test(signature)
        ? encodeBase64(hexToBytes(signature))
        : signature
    },
    async signPsbt({ broadcast = false, psbt, signal, signInputs }) {
      const method = 'signPsbt'
      const account = addressInUse(parameters)
      const params = { account, psbt, signInputs, broadcast }
      const answer = await ask({ method, params, signal })
      const signed = readAnswer(method, Psbt, answer)
      // What was to be sent and has no name was not sent.
      if (broadcast && !signed.txid)
        throw new KitError('WALLET_ANSWER_INVALID', { method })
      return { psbt: signed.psbt, txid: signed.txid }
    },
  }
}
