import * as v from 'valibot'

const Quantity = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{1,64}$/i))
const Bytes = v.pipe(v.string(), v.regex(/^0x[0-9a-f]*$/i))
const Item = v.record(v.string(), v.unknown())
const List = v.array(v.unknown())

/**
 * What a page may read of a chain, and what the answer is: its nodes answer,
 * the wallet's owner is not asked. Only these: what a wallet may invent is for
 * the wallet to answer.
 * @see https://github.com/ethereum/execution-apis
 */
const nodeMethods = {
  eth_blobBaseFee: Quantity,
  eth_blockNumber: Quantity,
  eth_call: Bytes,
  eth_createAccessList: Item,
  eth_estimateGas: Quantity,
  eth_feeHistory: Item,
  eth_gasPrice: Quantity,
  eth_getBalance: Quantity,
  eth_getBlockByHash: v.nullable(Item),
  eth_getBlockByNumber: v.nullable(Item),
  eth_getBlockReceipts: v.nullable(List),
  eth_getBlockTransactionCountByHash: v.nullable(Quantity),
  eth_getBlockTransactionCountByNumber: v.nullable(Quantity),
  eth_getCode: Bytes,
  eth_getLogs: List,
  eth_getProof: Item,
  eth_getStorageAt: Bytes,
  eth_getTransactionByBlockHashAndIndex: v.nullable(Item),
  eth_getTransactionByBlockNumberAndIndex: v.nullable(Item),
  eth_getTransactionByHash: v.nullable(Item),
  eth_getTransactionCount: Quantity,
  eth_getTransactionReceipt: v.nullable(Item),
  eth_getUncleByBlockHashAndIndex: v.nullable(Item),
  eth_getUncleByBlockNumberAndIndex: v.nullable(Item),
  eth_getUncleCountByBlockHash: v.nullable(Quantity),
  eth_getUncleCountByBlockNumber: v.nullable(Quantity),
  eth_maxPriorityFeePerGas: Quantity,
  eth_protocolVersion: v.string(),
  eth_simulateV1: List,
  eth_syncing: v.union([v.literal(false), Item]),
  net_listening: v.boolean(),
  net_peerCount: Quantity,
  web3_clientVersion: v.string(),
  web3_sha3: Bytes,
} as const

/** A request that a node answers. */
export type NodeMethod = keyof typeof nodeMethods

/** Whether a request is for a node, not for a wallet. */
export function isForNode(method: string): method is NodeMethod {
  return Object.hasOwn(nodeMethods, method)
}

/**
 * A node's answer, if it is one to such a request.
 * @throws valibot's error for anything else
 */
export function parseNodeResult(method: NodeMethod, result: unknown): unknown {
  v.assert(nodeMethods[method], result)
  return result
}
