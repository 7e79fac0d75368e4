import { providerError } from '../../ProviderRpcError.js'
import type { DevWalletContext, DevWalletRequest } from '../DevWallet.js'

/** The methods that the wallet hands to its node unchanged. */
export const readMethods: ReadonlySet<string> = new Set([
  'eth_blockNumber',
  'eth_call',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getStorageAt',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
  'eth_sendRawTransaction',
  'eth_syncing',
  'web3_clientVersion',
])

/** Asks the node of the wallet's current network. */
export async function readFromNode(
  context: DevWalletContext,
  request: DevWalletRequest,
): Promise<unknown> {
  if (context.settings.get().faults.includes('rpcDown'))
    throw providerError(-32603)
  const chain = context.session.currentChain()
  if (chain === undefined) throw providerError(4901)
  return await context.callRpc(chain.rpcUrl, request.method, request.params)
}
