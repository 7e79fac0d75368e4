/**
 * What a page may read of a chain: its nodes answer, the wallet's owner is not
 * asked. Only these: what a wallet may invent is for the wallet to answer.
 * @see https://github.com/ethereum/execution-apis
 */
const nodeMethods = [
  'eth_blobBaseFee',
  'eth_blockNumber',
  'eth_call',
  'eth_createAccessList',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_getUncleByBlockHashAndIndex',
  'eth_getUncleByBlockNumberAndIndex',
  'eth_getUncleCountByBlockHash',
  'eth_getUncleCountByBlockNumber',
  'eth_maxPriorityFeePerGas',
  'eth_protocolVersion',
  'eth_simulateV1',
  'eth_syncing',
  'net_listening',
  'net_peerCount',
  'web3_clientVersion',
  'web3_sha3',
] as const

/** A request that a node answers. */
export type NodeMethod = (typeof nodeMethods)[number]

/** Whether a request is for a node, not for a wallet. */
export function isForNode(method: string): method is NodeMethod {
  return (nodeMethods as readonly string[]).includes(method)
}
