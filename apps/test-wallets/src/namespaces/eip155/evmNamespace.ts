import { type Hex, hexToBytes, isHex } from 'viem'
import { ProviderRpcError } from '../../ProviderRpcError.js'
import type { PrepareRequest, WalletNamespace } from '../WalletNamespace.js'
import { evmAccount } from './evmAccount.js'
import { prepareChainMethods } from './evmChains.js'
import { parseTypedData } from './parseTypedData.js'
import { prepareTransaction } from './prepareTransaction.js'

/** EIP-191: `[message, address]`. */
const personalSign: PrepareRequest = ({ params }, { signerOf }) => {
  const [message, address]: unknown[] = Array.isArray(params) ? params : []
  if (typeof message !== 'string')
    throw new ProviderRpcError(-32602, 'The request has no message.')
  const account = evmAccount(signerOf(address))
  return {
    heading: 'Sign message',
    details: [{ term: 'Account', detail: account.address }],
    text: isHex(message) ? readableText(message) : message,
    fulfil: () =>
      account.signMessage({
        message: isHex(message) ? { raw: message } : message,
      }),
  }
}

/** EIP-712: `[address, data]`, the data as an object or as JSON. */
const signTypedData: PrepareRequest = ({ chainId, params }, { signerOf }) => {
  const [address, data]: unknown[] = Array.isArray(params) ? params : []
  const account = evmAccount(signerOf(address))
  const typedData = parseTypedData(data)
  const wanted = typedData.domain?.chainId
  if (wanted !== undefined && `eip155:${wanted}` !== chainId)
    throw new ProviderRpcError(-32602, 'The data is for another network.')
  return {
    heading: 'Sign typed data',
    details: [
      { term: 'Account', detail: account.address },
      { term: 'For', detail: `${typedData.domain?.name ?? 'No name'}` },
    ],
    text: JSON.stringify(typedData, undefined, 2),
    fulfil: () => account.signTypedData(typedData),
  }
}

/** EVM: the funded accounts of the local chains. */
export const evmNamespace: WalletNamespace = {
  address: (index) => evmAccount(index).address,
  methods: {
    personal_sign: personalSign,
    eth_signTypedData: signTypedData,
    eth_signTypedData_v4: signTypedData,
    eth_sendTransaction: prepareTransaction,
    ...prepareChainMethods,
  },
}

/** Bytes that are no UTF-8 are shown as they are. */
function readableText(message: Hex): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(hexToBytes(message))
  } catch {
    return message
  }
}
