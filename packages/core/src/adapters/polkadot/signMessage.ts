import { utf8ToBytes } from '@noble/hashes/utils'
import { encodeHex } from '../../encoding/hex.js'
import type { PolkadotProvider } from '../../ports/PolkadotProvider.js'
import type { SignMessage } from '../../ports/SignMessage.js'
import { providerOf } from '../providerOf.js'

/**
 * `signRaw` of the text, wrapped already: not every wallet wraps it, and none
 * wraps it twice.
 */
export const signMessage: SignMessage = async ({
  connector,
  message,
  signal,
  texts,
}) => {
  const wrapped = utf8ToBytes(`<Bytes>${texts.site}</Bytes>`)
  const signature = await providerOf<PolkadotProvider>(connector).signRaw({
    data: `0x${encodeHex(wrapped)}`,
    address: message.accountAddress,
    signal,
  })
  return { form: 'wrappedBytes', signature }
}
