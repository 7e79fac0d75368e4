import { ProviderRpcError } from '../ProviderRpcError.js'

/** Any failure as JSON-RPC says it. */
export function toRpcError(error: unknown): { code: number; message: string } {
  return {
    code: error instanceof ProviderRpcError ? error.code : -32603,
    message: error instanceof Error ? error.message : String(error),
  }
}
