import { base58, base64 } from '@scure/base'
import { readParams } from '../../namespaces/readParams.js'
import { providerError } from '../../ProviderRpcError.js'
import type { NamespaceGate } from './NamespaceGate.js'

const version = '1.0.0'

/** What a site gives to a feature. */
type Input = {
  account: { address: string }
  chain?: string
  message?: Uint8Array
  transaction?: Uint8Array
}

/** The standard's words for networks that CAIP-2 names by their genesis. */
const references: Readonly<Record<string, string>> = {
  'solana:mainnet': '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:devnet': 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  'solana:testnet': '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
}

/**
 * What the wallet does for Solana, as the Wallet Standard names it.
 * @param localReference the network that it knows as the local one
 */
export function solanaFeatures(gate: NamespaceGate, localReference: string) {
  const ask = async (method: string, input: Input, more: object) => {
    const known = references[input.chain ?? ''] ?? localReference
    const answer = await gate.ask(method, `solana:${known}`, {
      pubkey: input.account.address,
      ...more,
    })
    return readParams(answer)
  }
  return {
    'solana:signMessage': {
      version: '1.1.0',
      async signMessage(...inputs: readonly Input[]) {
        const outputs = []
        for (const input of inputs) {
          const signedMessage = bytesOf(input.message)
          const { signature } = await ask('solana_signMessage', input, {
            message: base58.encode(signedMessage),
          })
          outputs.push({
            signedMessage,
            signature: base58.decode(text(signature)),
          })
        }
        return outputs
      },
    },
    'solana:signTransaction': {
      version,
      supportedTransactionVersions: ['legacy', 0],
      async signTransaction(...inputs: readonly Input[]) {
        const [first, ...others] = inputs
        if (!first) return []
        if (others.length === 0) {
          const { transaction } = await ask('solana_signTransaction', first, {
            transaction: base64.encode(bytesOf(first.transaction)),
          })
          return [{ signedTransaction: base64.decode(text(transaction)) }]
        }
        const { transactions } = await ask(
          'solana_signAllTransactions',
          first,
          {
            transactions: inputs.map((input) =>
              base64.encode(bytesOf(input.transaction)),
            ),
          },
        )
        const signed: unknown[] = Array.isArray(transactions)
          ? transactions
          : []
        return signed.map((one) => ({
          signedTransaction: base64.decode(text(one)),
        }))
      },
    },
    'solana:signAndSendTransaction': {
      version,
      supportedTransactionVersions: ['legacy', 0],
      async signAndSendTransaction(...inputs: readonly Input[]) {
        const outputs = []
        for (const input of inputs) {
          const { signature } = await ask(
            'solana_signAndSendTransaction',
            input,
            { transaction: base64.encode(bytesOf(input.transaction)) },
          )
          outputs.push({ signature: base58.decode(text(signature)) })
        }
        return outputs
      },
    },
  }
}

function bytesOf(value: Uint8Array | undefined): Uint8Array {
  if (!value) throw providerError(-32602)
  return Uint8Array.from(value)
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw providerError(-32603)
  return value
}
