import { utf8ToBytes } from '@noble/hashes/utils'
import { object, optional, unknown } from 'valibot'
import { encodeBase64 } from '../../../encoding/base64.js'
import { KitError } from '../../../errors/KitError.js'
import type { CosmosProvider } from '../../../ports/CosmosProvider.js'
import { boundedText } from '../../../utils/boundedText.js'
import { addressInUse } from './addressInUse.js'
import type { NamespaceProviderParameters } from './NamespaceProviderParameters.js'
import { readAnswer } from './readAnswer.js'

const base64 = boundedText(/^[A-Za-z0-9+/]+={0,2}$/)
const Signed = object({
  signature: object({
    signature: base64,
    pub_key: object({ type: boundedText(/./), value: base64 }),
  }),
  signed: optional(unknown()),
})

/** The methods of Cosmos over a session (WalletConnect RPC reference). */
export function createCosmosSessionProvider(
  parameters: NamespaceProviderParameters,
): CosmosProvider {
  /** Chains share keys: a signature would be good for the other one. */
  const assertChain = (document: object) => {
    const here = parameters.current()?.connectorSession.caipNetworkId
    for (const key of ['chain_id', 'chainId']) {
      const id: unknown = Reflect.get(document, key)
      if (id && here !== `cosmos:${id}`)
        throw new KitError('UNSUPPORTED_CHAIN', { namespace: 'cosmos' })
    }
  }
  const sign = async (
    method: 'cosmos_signAmino' | 'cosmos_signDirect',
    document: object,
    signal: AbortSignal | undefined,
    signerAddress = addressInUse(parameters),
  ) => {
    assertChain(document)
    const params = { signerAddress, signDoc: document }
    const answer = await parameters.ask({ method, params, signal })
    const { signature, signed } = readAnswer(method, Signed, answer)
    const isGiven = typeof signed === 'object' && signed !== null
    return { signature, signed: isGiven ? signed : document }
  }
  return {
    async signArbitrary({ address = addressInUse(parameters), data, signal }) {
      const document = messageDocument(address, data)
      const { signature } = await sign(
        'cosmos_signAmino',
        document,
        signal,
        address,
      )
      return signature
    },
    signAmino: async ({ document, signal }) =>
      await sign('cosmos_signAmino', document, signal),
    signDirect: async ({ document, signal }) =>
      await sign('cosmos_signDirect', document, signal),
  }
}

/** A text as a document that no chain takes for a transaction (ADR-36). */
function messageDocument(signer: string, text: string) {
  const data = encodeBase64(utf8ToBytes(text))
  return {
    chain_id: '',
    account_number: '0',
    sequence: '0',
    fee: { gas: '0', amount: [] },
    msgs: [{ type: 'sign/MsgSignData', value: { signer, data } }],
    memo: '',
  }
}
