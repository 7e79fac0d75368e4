import { FrameError } from '@hasp/protocol/frame'
import { base58, base64 } from '@scure/base'
import { toHex } from '../decode/bytes/hex.js'
import type { SigningRequest } from '../decode/SigningRequest.js'
import { readSolanaTransaction } from '../decode/solana/readSolanaTransaction.js'
import type { AskNode } from './prepareTransaction.js'

/**
 * What the page gets for what was signed; what has to be sent goes to the
 * operator's node before.
 */
export async function toReply(
  { method }: SigningRequest,
  signed: readonly Uint8Array[],
  askNode: AskNode,
): Promise<unknown> {
  const [first = new Uint8Array()] = signed
  switch (method) {
    case 'personal_sign':
    case 'eth_signTypedData_v4':
      return toHex(first)
    case 'eth_sendTransaction':
      return await askNode('eth_sendRawTransaction', [toHex(first)])
    case 'solana_signMessage':
      return { signature: base58.encode(first) }
    case 'solana_signTransaction':
      return { transaction: base64.encode(first) }
    case 'solana_signAllTransactions':
      return { transactions: signed.map((one) => base64.encode(one)) }
    case 'solana_signAndSendTransaction': {
      const options = { encoding: 'base64' }
      await askNode('sendTransaction', [base64.encode(first), options])
      return { signature: solanaTransactionId(first) }
    }
  }
}

/** The network knows a transaction by the signature of who pays. */
function solanaTransactionId(signed: Uint8Array): string {
  const [signature] = readSolanaTransaction(signed)?.signatures ?? []
  if (!signature) throw new FrameError('INTERNAL')
  return base58.encode(signature)
}
