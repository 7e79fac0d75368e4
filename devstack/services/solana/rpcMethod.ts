import { isAddress } from '@solana/kit'
import * as v from 'valibot'
import type { SolanaRuntime } from './createRuntime.js'
import { RpcError } from './rpcError.js'

/** A method of JSON-RPC: its parameters are whatever a client sent. */
export type RpcMethod = (runtime: SolanaRuntime, params: unknown) => unknown

const invalidParams = -32602

/**
 * A method that reads its parameters by a schema.
 * @param schema of the list of parameters
 * @param run answers, or throws an `RpcError`
 * @example rpcMethod(v.tuple([Address]), (runtime, [address]) => …)
 */
export function rpcMethod<Schema extends v.GenericSchema>(
  schema: Schema,
  run: (runtime: SolanaRuntime, params: v.InferOutput<Schema>) => unknown,
): RpcMethod {
  return (runtime, params) => {
    const parsed = v.safeParse(schema, params ?? [])
    if (parsed.success) return run(runtime, parsed.output)
    const [issue] = parsed.issues
    throw new RpcError(
      invalidParams,
      `Invalid params: ${v.getDotPath(issue) ?? 'params'}: ${issue.message}`,
    )
  }
}

/** The answer of a method that tells which slot it speaks of. */
export function inContext(runtime: SolanaRuntime, value: unknown) {
  return { context: { apiVersion: '3.0.0', slot: runtime.slot() }, value }
}

/** 32 bytes in base58. */
export const Address = v.pipe(
  v.string(),
  v.check((text) => isAddress(text), 'This is no address.'),
)

/** Bytes, as texts in base64 or base58. */
export const Base64 = v.pipe(v.string(), v.base64())

/** Options that nobody here asks about, e.g. the commitment. */
export const AnyOptions = v.nullish(v.unknown())

/** How accounts are to be written. */
export const AccountOptions = v.nullish(
  v.object({
    encoding: v.optional(v.string()),
    dataSlice: v.nullish(v.object({ offset: v.number(), length: v.number() })),
  }),
)
