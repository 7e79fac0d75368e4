import type { RegisteredNetwork } from '@hasp/protocol/project'
import type { Log } from '../createLog.js'
import { errorFields } from '../errorFields.js'
import { HttpProblem } from '../http/HttpProblem.js'

const limitMs = 10_000
const answerLimitBytes = 2 * 1024 * 1024

/**
 * Asks the nodes of a network in their order, until one answers.
 * @returns the JSON-RPC answer as it came
 * @throws HttpProblem 503 `UPSTREAM_UNAVAILABLE`
 */
export async function askNode(
  { log }: { readonly log: Log },
  { id: networkId, rpcUrls }: RegisteredNetwork,
  request: unknown,
): Promise<string> {
  for (const [attempt, url] of rpcUrls.entries())
    try {
      return await askOne(url, request)
    } catch (error) {
      log({ event: 'node failed', networkId, attempt, ...errorFields(error) })
    }
  throw new HttpProblem(503, 'UPSTREAM_UNAVAILABLE')
}

async function askOne(url: string, request: unknown): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
  })
  if (!response.ok || !response.body) throw new Error('The node refused.')
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body) {
    length += part.byteLength
    if (length > answerLimitBytes) throw new Error('The answer is too large.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
