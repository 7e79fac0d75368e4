import { keccak_256 } from '@noble/hashes/sha3.js'
import { base58, base64 } from '@scure/base'
import { toHex } from '../decode/bytes/hex.js'
import type { SigningRequest } from '../decode/SigningRequest.js'
import { readSolanaTransaction } from '../decode/solana/readSolanaTransaction.js'
import type { Outcome } from './createOutcomes.js'

/**
 * What the page gets for what was signed, and what has to be sent for it. A
 * transaction has its name before any network knows it.
 */
export function toOutcome(
  { method }: SigningRequest,
  signed: readonly Uint8Array[],
  networkId: string,
): Omit<Outcome, 'digest'> {
  const [first = new Uint8Array()] = signed
  switch (method) {
    case 'personal_sign':
    case 'eth_signTypedData_v4':
    case 'changeEmail':
      return { result: toHex(first) }
    case 'eth_sendTransaction':
      return {
        result: toHex(keccak_256(first)),
        broadcast: {
          networkId,
          method: 'eth_sendRawTransaction',
          params: [toHex(first)],
        },
      }
    case 'solana_signMessage':
      return { result: { signature: base58.encode(first) } }
    case 'solana_signTransaction':
      return { result: { transaction: base64.encode(first) } }
    case 'solana_signAllTransactions':
      return {
        result: { transactions: signed.map((one) => base64.encode(one)) },
      }
    case 'solana_signAndSendTransaction': {
      const [signature = first] = readSolanaTransaction(first)?.signatures ?? []
      return {
        result: { signature: base58.encode(signature) },
        broadcast: {
          networkId,
          method: 'sendTransaction',
          params: [base64.encode(first), { encoding: 'base64' }],
        },
      }
    }
  }
}
