import {
  array,
  boolean,
  type GenericSchema,
  integer,
  looseObject,
  maxLength,
  minValue,
  nullable,
  number,
  optional,
  picklist,
  pipe,
  record,
  strictObject,
  strictTuple,
  union,
  unknown,
} from 'valibot'
import type { RpcMethod } from './rpcPolicy.js'
import {
  Address,
  Base58,
  Base64,
  Block,
  BlockReference,
  Hash,
  Hex,
  JsonRecord,
  JsonText,
  Quantity,
  ShortText,
  StateOverride,
  Transaction,
  Transactions,
} from './rpcValues.js'

type RpcRequest = {
  /** Strict: a key that nobody knows is refused with -32602. */
  readonly params: GenericSchema
  readonly result: GenericSchema
}

const nothing = union([strictTuple([]), strictTuple([JsonRecord])])
const signer = { pubkey: Base58 }
const topic = nullable(union([Hash, array(Hash)]))
const addresses = union([Address, pipe(array(Address), maxLength(256))])
const bounded = pipe(array(unknown()), maxLength(4))

const call = union([
  strictTuple([Transaction]),
  strictTuple([Transaction, BlockReference]),
  strictTuple([Transaction, BlockReference, StateOverride]),
  strictTuple([Transaction, BlockReference, StateOverride, JsonRecord]),
])

const log = looseObject({
  address: Address,
  topics: pipe(array(Hash), maxLength(4)),
  data: Hex,
})

/**
 * Params and result of every request that the wallet answers (R6.1–R6.8). What
 * nodes answer is checked as far as it is read; they add keys of their own.
 */
export const rpcRequests = {
  eth_call: { params: call, result: Hex },
  eth_chainId: { params: nothing, result: Quantity },
  eth_getBalance: {
    params: union([
      strictTuple([Address]),
      strictTuple([Address, BlockReference]),
    ]),
    result: Quantity,
  },
  eth_getLogs: {
    params: strictTuple([
      strictObject({
        address: optional(addresses),
        topics: optional(pipe(array(topic), maxLength(4))),
        fromBlock: optional(Block),
        toBlock: optional(Block),
        blockHash: optional(Hash),
      }),
    ]),
    result: array(log),
  },
  eth_getTransactionReceipt: {
    params: strictTuple([Hash]),
    result: nullable(looseObject({ transactionHash: Hash, logs: array(log) })),
  },
  eth_estimateGas: { params: call, result: Quantity },
  eth_gasPrice: { params: nothing, result: Quantity },

  // EIP-5792 and ERC-7811
  wallet_getCapabilities: {
    params: union([
      strictTuple([]),
      strictTuple([Address]),
      strictTuple([Address, pipe(array(Quantity), maxLength(64))]),
    ]),
    result: record(Quantity, JsonRecord),
  },
  wallet_getCallsStatus: {
    params: strictTuple([ShortText]),
    result: looseObject({ id: ShortText, status: number() }),
  },
  wallet_getAssets: {
    params: strictTuple([
      strictObject({
        account: Address,
        assetFilter: optional(JsonRecord),
        assetTypeFilter: optional(pipe(array(ShortText), maxLength(16))),
        chainFilter: optional(pipe(array(Quantity), maxLength(64))),
      }),
    ]),
    result: record(Quantity, array(JsonRecord)),
  },
  eth_sendRawTransaction: { params: strictTuple([Hex]), result: Hash },

  // ERC-4337
  eth_estimateUserOperationGas: { params: bounded, result: JsonRecord },
  eth_getUserOperationByHash: {
    params: strictTuple([Hash]),
    result: nullable(JsonRecord),
  },
  eth_getUserOperationReceipt: {
    params: strictTuple([Hash]),
    result: nullable(JsonRecord),
  },
  eth_supportedEntryPoints: { params: nothing, result: array(Address) },

  personal_sign: { params: strictTuple([Hex, Address]), result: Hex },
  eth_signTypedData_v4: {
    params: strictTuple([Address, JsonText]),
    result: Hex,
  },
  eth_sendTransaction: { params: strictTuple([Transaction]), result: Hash },

  solana_signMessage: {
    params: strictObject({ ...signer, message: Base64 }),
    result: strictObject({ signature: Base58 }),
  },
  solana_signTransaction: {
    params: strictObject({ ...signer, transaction: Base64 }),
    result: strictObject({ transaction: Base64 }),
  },
  solana_signAllTransactions: {
    params: strictObject({ ...signer, transactions: Transactions }),
    result: strictObject({ transactions: Transactions }),
  },
  solana_signAndSendTransaction: {
    params: strictObject({
      ...signer,
      transaction: Base64,
      options: optional(
        strictObject({
          skipPreflight: optional(boolean()),
          preflightCommitment: optional(
            picklist(['processed', 'confirmed', 'finalized']),
          ),
          maxRetries: optional(pipe(number(), integer(), minValue(0))),
          minContextSlot: optional(pipe(number(), integer(), minValue(0))),
        }),
      ),
    }),
    result: strictObject({ signature: Base58 }),
  },

  // EIP-5792 and ERC-7715
  wallet_sendCalls: { params: bounded, result: JsonRecord },
  wallet_grantPermissions: { params: bounded, result: JsonRecord },
  wallet_revokePermissions: { params: bounded, result: JsonRecord },
  eth_sendUserOperation: { params: bounded, result: Hash },
} as const satisfies { readonly [method in RpcMethod]: RpcRequest }
