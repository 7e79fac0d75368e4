import { base64 } from '@scure/base'
import { ProviderRpcError } from '../../ProviderRpcError.js'
import { readParams } from '../readParams.js'

/** Hands a signed transaction to a node; its signature in base58. */
export async function sendToSolana(
  nodeUrl: string,
  transaction: Uint8Array,
): Promise<string> {
  const response = await fetch(nodeUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'sendTransaction',
      params: [base64.encode(transaction), { encoding: 'base64' }],
    }),
    signal: AbortSignal.timeout(10_000),
  })
  const { error, result } = readParams(await response.json())
  if (typeof result === 'string') return result
  const { message } = readParams(error)
  throw new ProviderRpcError(
    -32603,
    typeof message === 'string' ? message : 'The node did not take it.',
  )
}
