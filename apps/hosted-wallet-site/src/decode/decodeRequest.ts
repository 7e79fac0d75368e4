import { describeEmailChange } from './describeEmailChange.js'
import { decodeTransaction } from './evm/decodeTransaction.js'
import type { SigningContext, SigningRequest } from './SigningRequest.js'
import type { Summary } from './Summary.js'
import { decodeSolanaTransactions } from './solana/decodeSolanaTransactions.js'
import { decodeMessage } from './text/decodeMessage.js'
import { decodeTypedData } from './typedData/decodeTypedData.js'

/**
 * What a request does. The screen shows the answer; the signer asks again by
 * itself and signs only what was shown.
 * @param context its account is in lower case on EVM
 */
export function decodeRequest(
  request: SigningRequest,
  context: SigningContext,
): Summary {
  switch (request.method) {
    case 'personal_sign':
    case 'solana_signMessage':
      return decodeMessage(request.message, context)
    case 'eth_signTypedData_v4':
      return decodeTypedData(request.typedData, context)
    case 'eth_sendTransaction':
      return decodeTransaction(request.transaction, context)
    case 'solana_signTransaction':
    case 'solana_signAllTransactions':
    case 'solana_signAndSendTransaction':
      return decodeSolanaTransactions(request.transactions, context)
    case 'changeEmail':
      return describeEmailChange(request, context)
  }
}
