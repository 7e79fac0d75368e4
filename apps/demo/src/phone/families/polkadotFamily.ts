import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import { getPublicKey, secretFromSeed, sign } from '@scure/sr25519'
import { chainReference } from './chainReference.js'
import type { PhoneFamily } from './PhoneFamily.js'
import { readParams, readText } from './readParams.js'
import { testSeed } from './testSeed.js'

/** SS58 prefixes by the first 32 digits of the genesis block's hash. */
const prefixes: Readonly<Record<string, number>> = {
  '91b171bb158e2d3848fa23a9f1c25182': 0,
  b0a8d493285c2df73290dfb7e61f870f: 2,
}

/** The prefix of Substrate chains in general. */
const genericPrefix = 42

const secret = (index: number) => secretFromSeed(testSeed('polkadot', index))

function address(index: number, reference: string): string {
  const prefix = Uint8Array.of(prefixes[reference] ?? genericPrefix)
  const body = concatBytes(prefix, getPublicKey(secret(index)))
  const checksum = blake2b(concatBytes(utf8ToBytes('SS58PRE'), body))
  return base58.encode(concatBytes(body, checksum.slice(0, 2)))
}

/** Polkadot: sr25519 keys, messages wrapped as its extensions wrap them. */
export const polkadotFamily: PhoneFamily = {
  address,
  methods: {
    polkadot_signMessage({ chainId, params }, { signerOf }) {
      const { address: wanted, message } = readParams(params)
      const text = readText(message, 'message')
      const signer = signerOf(wanted)
      return {
        heading: 'Sign message',
        facts: [
          { term: 'Account', detail: address(signer, chainReference(chainId)) },
        ],
        text,
        async fulfil() {
          const wrapped = utf8ToBytes(`<Bytes>${text}</Bytes>`)
          const signature = sign(secret(signer), wrapped)
          return { signature: `0x${bytesToHex(signature)}` }
        },
      }
    },
  },
}
