import type { TypedDataDefinition } from 'viem'
import { ProviderRpcError } from '../../ProviderRpcError.js'

/** Throws -32602 for anything that is not typed data of EIP-712. */
export function parseTypedData(value: unknown): TypedDataDefinition {
  const data = typeof value === 'string' ? parseJson(value) : value
  if (isTypedData(data)) return data
  throw new ProviderRpcError(-32602, 'The request has no typed data.')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isTypedData(value: unknown): value is TypedDataDefinition {
  if (typeof value !== 'object' || value === null) return false
  const raw: Record<string, unknown> = { ...value }
  return (
    typeof raw.primaryType === 'string' &&
    [raw.types, raw.message].every(
      (part) => typeof part === 'object' && part !== null,
    )
  )
}
