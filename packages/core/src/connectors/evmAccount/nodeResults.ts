import {
  array,
  boolean,
  type GenericSchema,
  literal,
  nullable,
  parse,
  pipe,
  record,
  regex,
  string,
  union,
  unknown,
} from 'valibot'
import type { NodeMethod } from './nodeMethods.js'

const Quantity = pipe(string(), regex(/^0x[0-9a-f]{1,64}$/i))
const Bytes = pipe(string(), regex(/^0x[0-9a-f]*$/i))
const Item = record(string(), unknown())
const List = array(unknown())

/** What the answer to each request must be. */
const nodeResults: { readonly [method in NodeMethod]: GenericSchema } = {
  eth_blobBaseFee: Quantity,
  eth_blockNumber: Quantity,
  eth_call: Bytes,
  eth_createAccessList: Item,
  eth_estimateGas: Quantity,
  eth_feeHistory: Item,
  eth_gasPrice: Quantity,
  eth_getBalance: Quantity,
  eth_getBlockByHash: nullable(Item),
  eth_getBlockByNumber: nullable(Item),
  eth_getBlockReceipts: nullable(List),
  eth_getBlockTransactionCountByHash: nullable(Quantity),
  eth_getBlockTransactionCountByNumber: nullable(Quantity),
  eth_getCode: Bytes,
  eth_getLogs: List,
  eth_getProof: Item,
  eth_getStorageAt: Bytes,
  eth_getTransactionByBlockHashAndIndex: nullable(Item),
  eth_getTransactionByBlockNumberAndIndex: nullable(Item),
  eth_getTransactionByHash: nullable(Item),
  eth_getTransactionCount: Quantity,
  eth_getTransactionReceipt: nullable(Item),
  eth_getUncleByBlockHashAndIndex: nullable(Item),
  eth_getUncleByBlockNumberAndIndex: nullable(Item),
  eth_getUncleCountByBlockHash: nullable(Quantity),
  eth_getUncleCountByBlockNumber: nullable(Quantity),
  eth_maxPriorityFeePerGas: Quantity,
  eth_protocolVersion: string(),
  eth_simulateV1: List,
  eth_syncing: union([literal(false), Item]),
  net_listening: boolean(),
  net_peerCount: Quantity,
  web3_clientVersion: string(),
  web3_sha3: Bytes,
}

/**
 * A node's answer, if it is one to such a request.
 * @throws valibot's error for anything else
 */
export function parseNodeResult(method: NodeMethod, result: unknown): unknown {
  return parse(nodeResults[method], result)
}
