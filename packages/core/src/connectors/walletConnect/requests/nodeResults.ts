import * as v from 'valibot'
import type { NodeMethod } from './nodeMethods.js'

const Quantity = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{1,64}$/i))
const Bytes = v.pipe(v.string(), v.regex(/^0x[0-9a-f]*$/i))
const Item = v.record(v.string(), v.unknown())
const List = v.array(v.unknown())

/** What the answer to each request must be. */
const nodeResults: { readonly [method in NodeMethod]: v.GenericSchema } = {
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
}

/**
 * A node's answer, if it is one to such a request.
 * @throws valibot's error for anything else
 */
export function parseNodeResult(method: NodeMethod, result: unknown): unknown {
  return v.parse(nodeResults[method], result)
}
