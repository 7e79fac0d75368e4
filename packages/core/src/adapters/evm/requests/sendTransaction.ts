import type { Eip1193Provider } from '../../../eip1193/Eip1193Provider.js'
import { parseTransactionHash } from '../../../entities/transfer/transactionHash.js'
import { requestProvider } from './requestProvider.js'

/** A transaction as wallets take it; numbers are hex quantities. */
export type TransactionRequest = {
  readonly from: string
  readonly to: string
  readonly value: string
  readonly data: string
  readonly chainId: string
}

/** `eth_sendTransaction`: asks for a signature and sends. */
export function sendTransaction(
  provider: Eip1193Provider,
  transaction: TransactionRequest,
  signal: AbortSignal,
): Promise<string> {
  return requestProvider(provider, {
    method: 'eth_sendTransaction',
    params: [transaction],
    parse: (answer) => parseTransactionHash('eip155', answer),
    signal,
  })
}
