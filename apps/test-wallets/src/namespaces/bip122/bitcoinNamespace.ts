import { secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { bech32 } from '@scure/base'
import { ProviderRpcError } from '../../ProviderRpcError.js'
import { chainReference } from '../chainReference.js'
import { readParams, readText } from '../readParams.js'
import { testSeed } from '../testSeed.js'
import type { WalletNamespace } from '../WalletNamespace.js'
import { describePsbt, readPsbt, readSignInputs, signPsbt } from './signPsbt.js'

/** BIP-173 prefixes by the first 32 digits of the genesis block's hash. */
const prefixes: Readonly<Record<string, string>> = {
  '000000000019d6689c085ae165831e93': 'bc',
  '0f9188f13cb7b2c71f2a335e3a4fc328': 'bcrt',
}

/** BIP-137: a compressed key of a native segwit address. */
const segwitHeader = 39

const key = (index: number) => testSeed('bip122', index)

/** Pay to witness public key hash (BIP-84, BIP-173). */
function address(index: number, reference: string): string {
  const hash = ripemd160(sha256(secp256k1.getPublicKey(key(index))))
  const words = [0, ...bech32.toWords(hash)]
  return bech32.encode(prefixes[reference] ?? 'tb', words)
}

/** Bitcoin: payment addresses, messages signed the ECDSA way, and PSBTs. */
export const bitcoinNamespace: WalletNamespace = {
  address,
  methods: {
    getAccountAddresses({ chainId, params }, { signerOf }) {
      const signer = signerOf(readParams(params).account)
      const own = address(signer, chainReference(chainId))
      const publicKey = bytesToHex(secp256k1.getPublicKey(key(signer)))
      return {
        heading: 'Share addresses',
        details: [{ term: 'Payment address', detail: own }],
        fulfil: async () => [{ address: own, publicKey, intention: 'payment' }],
      }
    },
    signMessage({ chainId, params }, { signerOf }) {
      const { account, address: wanted, message, protocol } = readParams(params)
      const text = readText(message, 'message')
      if (protocol !== undefined && protocol !== 'ecdsa')
        throw new ProviderRpcError(-32602, 'Only ECDSA is signed here.')
      const signer = signerOf(wanted ?? account)
      const own = address(signer, chainReference(chainId))
      return {
        heading: 'Sign message',
        details: [{ term: 'Account', detail: own }],
        text,
        async fulfil() {
          const hash = hashMessage(text)
          const [recovery = 0, ...rest] = secp256k1.sign(hash, key(signer), {
            prehash: false,
            format: 'recovered',
          })
          const signature = Uint8Array.of(segwitHeader + recovery, ...rest)
          return {
            address: own,
            signature: bytesToHex(signature),
            messageHash: bytesToHex(hash),
          }
        },
      }
    },
    signPsbt({ chainId, params }, { signerOf }) {
      const { account, broadcast, psbt, signInputs } = readParams(params)
      if (broadcast === true)
        throw new ProviderRpcError(4200, 'It has no node to send through.')
      const transaction = readPsbt(readText(psbt, 'psbt'))
      const inputs = readSignInputs(signInputs, transaction)
      const wanted = new Set(inputs.map((input) => input.address))
      const [first = account] = wanted
      if (wanted.size > 1)
        throw new ProviderRpcError(-32602, 'One account signs at a time.')
      const signer = signerOf(first)
      const reference = chainReference(chainId)
      const own = address(signer, reference)
      return {
        heading: 'Sign transaction',
        details: [
          { term: 'Account', detail: own },
          ...describePsbt(transaction, prefixes[reference] === 'bc'),
        ],
        fulfil: async () => ({
          psbt: signPsbt(transaction, inputs, key(signer)),
        }),
      }
    },
  },
}

/** What Bitcoin Core's `signmessage` signs. */
function hashMessage(text: string): Uint8Array {
  const magic = utf8ToBytes('Bitcoin Signed Message:\n')
  const message = utf8ToBytes(text)
  return sha256(
    sha256(
      concatBytes(
        compactSize(magic.length),
        magic,
        compactSize(message.length),
        message,
      ),
    ),
  )
}

function compactSize(length: number): Uint8Array {
  if (length < 0xfd) return Uint8Array.of(length)
  if (length <= 0xffff) return Uint8Array.of(0xfd, length & 0xff, length >> 8)
  const bytes = new Uint8Array(5)
  bytes[0] = 0xfe
  new DataView(bytes.buffer).setUint32(1, length, true)
  return bytes
}
