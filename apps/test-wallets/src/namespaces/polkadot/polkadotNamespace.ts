import { blake2b } from '@noble/hashes/blake2.js'
import {
  bytesToHex,
  concatBytes,
  hexToBytes,
  utf8ToBytes,
} from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import { ProviderRpcError } from '../../ProviderRpcError.js'
import { chainReference } from '../chainReference.js'
import { readParams, readText } from '../readParams.js'
import type { WalletNamespace } from '../WalletNamespace.js'
import { encodePolkadotPayload } from './encodePolkadotPayload.js'
import { polkadotKeys } from './polkadotKeys.js'

/** SS58 prefixes by the first 32 digits of the genesis block's hash. */
const prefixes: Readonly<Record<string, number>> = {
  '91b171bb158e2d3848fa23a9f1c25182': 0,
  b0a8d493285c2df73290dfb7e61f870f: 2,
}

/** The prefix of Substrate chains in general. */
const genericPrefix = 42

function address(index: number, reference: string): string {
  const prefix = Uint8Array.of(prefixes[reference] ?? genericPrefix)
  const body = concatBytes(prefix, polkadotKeys.publicKey(index))
  const checksum = blake2b(concatBytes(utf8ToBytes('SS58PRE'), body))
  return base58.encode(concatBytes(body, checksum.slice(0, 2)))
}

/** Polkadot: sr25519 keys, messages wrapped as its extensions wrap them. */
export const polkadotNamespace: WalletNamespace = {
  address,
  methods: {
    polkadot_signMessage({ chainId, params }, { signerOf }) {
      const { address: wanted, message } = readParams(params)
      const text = readText(message, 'message')
      const signer = signerOf(wanted)
      return {
        heading: 'Sign message',
        details: [
          { term: 'Account', detail: address(signer, chainReference(chainId)) },
        ],
        text,
        async fulfil() {
          const signature = polkadotKeys.signRaw(signer, utf8ToBytes(text))
          return { signature: `0x${bytesToHex(signature)}` }
        },
      }
    },

    /** What extensions call `signRaw`; no method of WalletConnect. */
    polkadot_signBytes({ chainId, params }, { signerOf }) {
      const { address: wanted, data } = readParams(params)
      const bytes = decodeHex(readText(data, 'data'))
      const signer = signerOf(wanted)
      return {
        heading: 'Sign message',
        details: [
          { term: 'Account', detail: address(signer, chainReference(chainId)) },
        ],
        text: new TextDecoder().decode(bytes),
        async fulfil() {
          const signature = polkadotKeys.signRaw(signer, bytes)
          return { signature: `0x${bytesToHex(signature)}` }
        },
      }
    },

    polkadot_signTransaction({ chainId, params }, { signerOf }) {
      const { address: wanted, transactionPayload } = readParams(params)
      const payload = readParams(transactionPayload)
      const bytes = encodePolkadotPayload(payload)
      const signer = signerOf(wanted ?? payload.address)
      return {
        heading: 'Sign transaction',
        details: [
          { term: 'Account', detail: address(signer, chainReference(chainId)) },
        ],
        text: JSON.stringify(payload, undefined, 2),
        async fulfil() {
          const signature = polkadotKeys.signPayload(signer, bytes)
          return { signature: `0x${bytesToHex(signature)}` }
        },
      }
    },
  },
}

function decodeHex(text: string): Uint8Array {
  if (/^0x([0-9a-f]{2})*$/i.test(text)) return hexToBytes(text.slice(2))
  throw new ProviderRpcError(-32602, 'The data is no hex.')
}
