import { ProviderRpcError, providerError } from '../../ProviderRpcError.js'

const deadlineMs = 10_000

/** Sends one JSON-RPC request to a node and returns its result. */
export type CallRpc = (
  url: string,
  method: string,
  params: unknown,
) => Promise<unknown>

/**
 * Builds the wallet's line to its nodes; every call ends within ten seconds.
 */
export function createCallRpc(parameters: {
  fetch: typeof fetch
  signal: AbortSignal
}): CallRpc {
  return async (url, method, params) => {
    const reply = await post(parameters, url, { method, params: params ?? [] })
    if (typeof reply !== 'object' || reply === null)
      throw providerError(-32603, 'Its answer is not JSON-RPC.')
    if ('error' in reply) throw nodeError(reply.error)
    if ('result' in reply) return reply.result
    throw providerError(-32603, 'Its answer carries no result.')
  }
}

async function post(
  parameters: { fetch: typeof fetch; signal: AbortSignal },
  url: string,
  call: { method: string; params: unknown },
): Promise<unknown> {
  try {
    const response = await parameters.fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...call }),
      signal: AbortSignal.any([
        parameters.signal,
        AbortSignal.timeout(deadlineMs),
      ]),
    })
    return await response.json()
  } catch (error) {
    throw providerError(-32603, error instanceof Error ? error.message : '')
  }
}

function nodeError(value: unknown): ProviderRpcError {
  const raw: Record<string, unknown> =
    typeof value === 'object' && value !== null ? { ...value } : {}
  return new ProviderRpcError(
    typeof raw.code === 'number' ? raw.code : -32603,
    typeof raw.message === 'string'
      ? raw.message
      : 'The node reports an error.',
    raw.data,
  )
}
