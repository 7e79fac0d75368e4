import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { ProviderRpcError } from '../../devWallet/ProviderRpcError.js'
import type { PhoneFamily } from './PhoneFamily.js'
import { readParams, readText } from './readParams.js'
import { testSeed } from './testSeed.js'

const seed = (index: number) => testSeed('solana', index)

const address = (index: number) =>
  base58.encode(ed25519.getPublicKey(seed(index)))

/** Solana: messages, as the WalletConnect reference writes them. */
export const solanaFamily: PhoneFamily = {
  address,
  methods: {
    solana_signMessage({ params }, { signerOf }) {
      const { message, pubkey } = readParams(params)
      const bytes = decode(readText(message, 'message'))
      const signer = signerOf(pubkey)
      return {
        heading: 'Sign message',
        facts: [{ term: 'Account', detail: address(signer) }],
        text: new TextDecoder().decode(bytes),
        fulfil: async () => ({
          signature: base58.encode(ed25519.sign(bytes, seed(signer))),
        }),
      }
    },
  },
}

function decode(text: string): Uint8Array {
  try {
    return base58.decode(text)
  } catch {
    throw new ProviderRpcError(-32602, 'The message is no base58.')
  }
}
