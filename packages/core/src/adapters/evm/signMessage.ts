import { utf8ToBytes } from '@noble/hashes/utils'
import type { Eip1193Provider } from '../../eip1193/Eip1193Provider.js'
import { encodeHex } from '../../encoding/hex.js'
import type { NameReads } from '../../ports/NameReads.js'
import type { SignMessage } from '../../ports/SignMessage.js'
import { providerOf } from '../providerOf.js'
import { requestProvider } from './requests/requestProvider.js'

/** The signature of an account that does not exist yet has about 2 KiB. */
const longestSignature = 48 * 1024

/** `personal_sign` of the text's bytes (EIP-191). */
export const signText: NameReads['signText'] = async ({
  address,
  connector,
  signal,
  text,
}) =>
  await requestProvider(providerOf<Eip1193Provider>(connector), {
    method: 'personal_sign',
    params: [`0x${encodeHex(utf8ToBytes(text))}`, address],
    parse: readSignature,
    signal,
  })

/** The same, of a text as the site writes it. */
export const signMessage: SignMessage = async ({
  connector,
  message,
  signal,
  texts,
}) => {
  const address = message.accountAddress
  const about = { address, connector, signal, text: texts.site }
  return { form: 'text', signature: await signText(about) }
}

function readSignature(answer: unknown): string | undefined {
  return typeof answer === 'string' &&
    answer.length <= longestSignature &&
    /^0x([\da-f]{2})+$/i.test(answer)
    ? answer
    : undefined
}
