import { secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64, bech32 } from '@scure/base'
import { chainReference } from '../chainReference.js'
import { readParams, readText } from '../readParams.js'
import { testSeed } from '../testSeed.js'
import type { WalletNamespace } from '../WalletNamespace.js'
import { encodeSignDoc } from './encodeSignDoc.js'

const key = (index: number) => testSeed('cosmos', index)
const publicKey = (index: number) => secp256k1.getPublicKey(key(index))

/** `osmosis-1` has a prefix of its own; the hub and the rest share one. */
function address(index: number, reference: string): string {
  const prefix = reference.startsWith('osmo') ? 'osmo' : 'cosmos'
  const hash = ripemd160(sha256(publicKey(index)))
  return bech32.encode(prefix, bech32.toWords(hash))
}

/** Cosmos: Amino documents. */
export const cosmosNamespace: WalletNamespace = {
  address,
  methods: {
    cosmos_getAccounts({ chainId }, { signerOf }) {
      const signer = signerOf(undefined)
      const own = address(signer, chainReference(chainId))
      return {
        heading: 'Share accounts',
        details: [{ term: 'Account', detail: own }],
        fulfil: async () => [
          {
            algo: 'secp256k1',
            address: own,
            pubkey: base64.encode(publicKey(signer)),
          },
        ],
      }
    },
    cosmos_signAmino({ chainId, params }, { signerOf }) {
      const { signDoc, signerAddress } = readParams(params)
      const signer = signerOf(signerAddress)
      return {
        heading: 'Sign document',
        details: [
          { term: 'Account', detail: address(signer, chainReference(chainId)) },
        ],
        text: JSON.stringify(signDoc, undefined, 2),
        async fulfil() {
          const bytes = utf8ToBytes(canonicalJson(signDoc))
          return { signature: sign(signer, bytes), signed: signDoc }
        },
      }
    },
    cosmos_signDirect({ chainId, params }, { signerOf }) {
      const { signDoc, signerAddress } = readParams(params)
      const document = readParams(signDoc)
      const bytes = encodeSignDoc({
        bodyBytes: decode(readText(document.bodyBytes, 'bodyBytes')),
        authInfoBytes: decode(
          readText(document.authInfoBytes, 'authInfoBytes'),
        ),
        chainId: readText(document.chainId, 'chainId'),
        accountNumber: BigInt(
          readText(document.accountNumber, 'accountNumber'),
        ),
      })
      const signer = signerOf(signerAddress)
      return {
        heading: 'Sign transaction',
        details: [
          { term: 'Account', detail: address(signer, chainReference(chainId)) },
        ],
        text: JSON.stringify(document, undefined, 2),
        fulfil: async () => ({
          signature: sign(signer, bytes),
          signed: signDoc,
        }),
      }
    },
  },
}

function sign(index: number, bytes: Uint8Array) {
  return {
    pub_key: {
      type: 'tendermint/PubKeySecp256k1',
      value: base64.encode(publicKey(index)),
    },
    signature: base64.encode(secp256k1.sign(bytes, key(index))),
  }
}

/** Sites write bytes in base64 or, by the reference, in hex. */
function decode(text: string): Uint8Array {
  return /^([0-9a-f]{2})+$/.test(text) ? hexToBytes(text) : base64.decode(text)
}

/** Sorted members, and the three signs that Go's encoder escapes. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value))
    .replace(/&/g, '\\u0026')
    .replace(/</g, '\\u003c')
    .replace(/>/g, '\\u003e')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([name, member]) => [name, sorted(member)]),
  )
}
