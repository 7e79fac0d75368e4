import { decodeBase64 } from '../../../encoding/base64.js'
import { isKitError } from '../../../errors/KitError.js'
import type { BitcoinProvider } from '../../../ports/BitcoinProvider.js'
import type { SignMessage } from '../../../ports/SignMessage.js'
import { providerOf } from '../../providerOf.js'
import { isRecoverable } from './isRecoverable.js'

/** JSON-RPC: the wallet does not know what it was given, and asked nobody. */
const invalidParameters = -32602

/** BIP-322, and ECDSA where the wallet knows no other. */
export const signMessage: SignMessage = async ({
  connector,
  message,
  signal,
  texts,
}) => {
  const provider = providerOf<BitcoinProvider>(connector)
  const request = {
    message: texts.site,
    address: message.accountAddress,
    signal,
  }
  const signature = await provider
    .signMessage({ ...request, protocol: 'bip322', isOtherAccepted: true })
    .catch((error: unknown) => {
      if (!isUnknown(error)) throw error
      return provider.signMessage({ ...request, protocol: 'ecdsa' })
    })
  const isEcdsa = isRecoverable(decodeBase64(signature) ?? new Uint8Array())
  return { form: isEcdsa ? 'ecdsa' : 'bip322', signature }
}

function isUnknown(error: unknown): boolean {
  if (isKitError(error, 'UNSUPPORTED_METHOD')) return true
  return (
    isKitError(error, 'WALLET_ERROR') &&
    error.context.code === invalidParameters
  )
}
