/** What the wallet's pages ask of nodes; nothing that a node signs or stores. */
const methods = {
  eip155: new Set([
    'eth_blockNumber',
    'eth_call',
    'eth_chainId',
    'eth_estimateGas',
    'eth_feeHistory',
    'eth_gasPrice',
    'eth_getBalance',
    'eth_getBlockByNumber',
    'eth_getCode',
    'eth_getLogs',
    'eth_getTransactionByHash',
    'eth_getTransactionCount',
    'eth_getTransactionReceipt',
    'eth_maxPriorityFeePerGas',
    'eth_sendRawTransaction',
    'eth_simulateV1',
  ]),
  solana: new Set([
    'getAccountInfo',
    'getBalance',
    'getBlockHeight',
    'getFeeForMessage',
    'getLatestBlockhash',
    'getMultipleAccounts',
    'getSignatureStatuses',
    'isBlockhashValid',
    'sendTransaction',
    'simulateTransaction',
  ]),
} as const

const sending = new Set(['eth_sendRawTransaction', 'sendTransaction'])

/** Whether it puts a signed transaction on a network. */
export function isSending(method: string): boolean {
  return sending.has(method)
}

/**
 * @param networkId its CAIP-2 id
 * @param method a method of its nodes
 */
export function isMethodAllowed(networkId: string, method: string): boolean {
  const namespace = networkId.startsWith('solana:') ? 'solana' : 'eip155'
  return methods[namespace].has(method)
}
