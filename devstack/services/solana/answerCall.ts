import * as v from 'valibot'
import { accountMethods } from './accountMethods.js'
import { clusterMethods } from './clusterMethods.js'
import type { SolanaRuntime } from './createRuntime.js'
import { RpcError } from './rpcError.js'
import type { RpcMethod } from './rpcMethod.js'
import { tokenMethods } from './tokenMethods.js'
import { transactionMethods } from './transactionMethods.js'

const parseError = -32700
const invalidRequest = -32600
const methodNotFound = -32601
const internalError = -32603

const Call = v.object({
  jsonrpc: v.literal('2.0'),
  id: v.union([v.string(), v.number(), v.null()]),
  method: v.string(),
  params: v.optional(v.unknown()),
})

const methods: ReadonlyMap<string, RpcMethod> = new Map([
  ...clusterMethods,
  ...accountMethods,
  ...tokenMethods,
  ...transactionMethods,
])

/**
 * Answers a text of JSON-RPC 2.0: one call or a batch.
 * @param text what a client sent
 * @param runtime the chain
 * @param more methods of this line only, e.g. subscriptions
 * @returns the answer, to be sent as JSON
 * @example answerCall('{"jsonrpc":"2.0","id":1,"method":"getSlot"}', runtime)
 */
export function answerCall(
  text: string,
  runtime: SolanaRuntime,
  more: ReadonlyMap<string, RpcMethod> = new Map(),
): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return failure(null, new RpcError(parseError, 'Parse error'))
  }
  return Array.isArray(value)
    ? value.map((one) => answerOne(one, runtime, more))
    : answerOne(value, runtime, more)
}

function answerOne(
  value: unknown,
  runtime: SolanaRuntime,
  more: ReadonlyMap<string, RpcMethod>,
) {
  const call = v.safeParse(Call, value)
  if (!call.success)
    return failure(null, new RpcError(invalidRequest, 'Invalid request'))
  const { id, method: name, params } = call.output
  try {
    const method = more.get(name) ?? methods.get(name)
    if (!method) throw new RpcError(methodNotFound, `Method not found: ${name}`)
    return { jsonrpc: '2.0', id, result: method(runtime, params) }
  } catch (error) {
    return failure(id, error)
  }
}

function failure(id: string | number | null, error: unknown) {
  const { code, data, message } =
    error instanceof RpcError
      ? error
      : new RpcError(internalError, `Internal error: ${String(error)}`)
  return {
    jsonrpc: '2.0',
    id,
    error: { code, message, ...(data !== undefined && { data }) },
  }
}
