import type { CosmosProvider } from '../../ports/CosmosProvider.js'
import type { SignMessage } from '../../ports/SignMessage.js'
import { providerOf } from '../providerOf.js'

/** The text in a document that moves nothing (ADR-36). */
export const signMessage: SignMessage = async ({
  connector,
  message,
  signal,
  texts,
}) => {
  const { pub_key: key, signature } = await providerOf<CosmosProvider>(
    connector,
  ).signArbitrary({
    data: texts.site,
    address: message.accountAddress,
    signal,
  })
  return { form: 'adr36', signature, publicKey: key.value }
}
