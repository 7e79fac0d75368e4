import { ed25519 } from '@noble/curves/ed25519.js'
import { base58, base64 } from '@scure/base'
import { ProviderRpcError } from '../../ProviderRpcError.js'
import { readParams, readText } from '../readParams.js'
import { testSeed } from '../testSeed.js'
import type { WalletNamespace } from '../WalletNamespace.js'
import { describeSolanaTransaction } from './describeSolanaTransaction.js'
import { sendToSolana } from './sendToSolana.js'
import {
  readSolanaTransaction,
  signSolanaTransaction,
} from './solanaTransaction.js'

const seed = (index: number) => testSeed('solana', index)

const address = (index: number) =>
  base58.encode(ed25519.getPublicKey(seed(index)))

/** Solana: messages and transactions, as the WalletConnect reference has it. */
export const solanaNamespace: WalletNamespace = {
  address,
  methods: {
    solana_signMessage({ params }, { signerOf }) {
      const { message, pubkey } = readParams(params)
      const bytes = decode(base58, message, 'message')
      const signer = signerOf(pubkey)
      return {
        heading: 'Sign message',
        details: [{ term: 'Account', detail: address(signer) }],
        text: new TextDecoder().decode(bytes),
        fulfil: async () => ({
          signature: base58.encode(ed25519.sign(bytes, seed(signer))),
        }),
      }
    },

    solana_signTransaction({ params }, { signerOf }) {
      const { pubkey, transaction } = readParams(params)
      const bytes = decode(base64, transaction, 'transaction')
      const signer = signerOf(pubkey)
      return {
        heading: 'Sign transaction',
        details: describeSolanaTransaction(readSolanaTransaction(bytes)),
        async fulfil() {
          const signed = signSolanaTransaction(bytes, seed(signer))
          const { message } = readSolanaTransaction(signed)
          return {
            signature: base58.encode(ed25519.sign(message, seed(signer))),
            transaction: base64.encode(signed),
          }
        },
      }
    },

    solana_signAllTransactions({ params }, { signerOf }) {
      const { pubkey, transactions } = readParams(params)
      const all: unknown[] = Array.isArray(transactions) ? transactions : []
      const read = all.map((one) => decode(base64, one, 'transactions'))
      const signer = signerOf(pubkey)
      return {
        heading: `Sign ${read.length} transactions`,
        details: read.flatMap((bytes) =>
          describeSolanaTransaction(readSolanaTransaction(bytes)),
        ),
        fulfil: async () => ({
          transactions: read.map((bytes) =>
            base64.encode(signSolanaTransaction(bytes, seed(signer))),
          ),
        }),
      }
    },

    solana_signAndSendTransaction({ chainId, params }, setup) {
      const { pubkey, transaction } = readParams(params)
      const bytes = decode(base64, transaction, 'transaction')
      const signer = setup.signerOf(pubkey)
      const nodeUrl = setup.nodeUrlOf(chainId)
      if (!nodeUrl)
        throw new ProviderRpcError(4901, 'It has no node of this network.')
      return {
        heading: 'Send transaction',
        details: describeSolanaTransaction(readSolanaTransaction(bytes)),
        fulfil: async () => ({
          signature: await sendToSolana(
            nodeUrl,
            signSolanaTransaction(bytes, seed(signer)),
          ),
        }),
      }
    },
  },
}

function decode(
  coder: { decode(text: string): Uint8Array },
  value: unknown,
  name: string,
): Uint8Array {
  const text = readText(value, name)
  try {
    return coder.decode(text)
  } catch {
    throw new ProviderRpcError(-32602, `"${name}" is not encoded as it should.`)
  }
}
