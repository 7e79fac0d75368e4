/** How a wallet request is treated (specification 6). */
export type RpcClass = 'safe' | 'approval'

/**
 * Every request that a wallet of ours answers, with its class: `safe` reads
 * and relays without asking, `approval` asks the visitor. What is not here is
 * not allowed.
 */
export const rpcPolicy = {
  eth_call: 'safe',
  eth_chainId: 'safe',
  eth_getBalance: 'safe',
  eth_getLogs: 'safe',
  eth_getTransactionReceipt: 'safe',
  eth_estimateGas: 'safe',
  eth_gasPrice: 'safe',
  wallet_getCapabilities: 'safe',
  wallet_getCallsStatus: 'safe',
  wallet_getAssets: 'safe',
  // Relays what was approved and signed before.
  eth_sendRawTransaction: 'safe',
  // ERC-4337
  eth_estimateUserOperationGas: 'safe',
  eth_getUserOperationByHash: 'safe',
  eth_getUserOperationReceipt: 'safe',
  eth_supportedEntryPoints: 'safe',

  personal_sign: 'approval',
  eth_signTypedData_v4: 'approval',
  eth_sendTransaction: 'approval',
  solana_signMessage: 'approval',
  solana_signTransaction: 'approval',
  solana_signAllTransactions: 'approval',
  solana_signAndSendTransaction: 'approval',
  wallet_sendCalls: 'approval',
  wallet_grantPermissions: 'approval',
  wallet_revokePermissions: 'approval',
  eth_sendUserOperation: 'approval',
} as const satisfies Readonly<Record<string, RpcClass>>

/** A request that a wallet of ours answers. */
export type RpcMethod = keyof typeof rpcPolicy

/**
 * The class of a request by its method.
 * @param method exactly as the page sent it
 * @returns `notAllowed` for every method that is not in the table
 * @example classifyRpcMethod('personal_sign') // 'approval'
 */
export function classifyRpcMethod(method: string): RpcClass | 'notAllowed' {
  return isRpcMethod(method) ? rpcPolicy[method] : 'notAllowed'
}

/** Whether a wallet of ours answers a request of this name. */
export function isRpcMethod(method: string): method is RpcMethod {
  return Object.hasOwn(rpcPolicy, method)
}
