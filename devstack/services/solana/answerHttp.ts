import type { IncomingMessage, ServerResponse } from 'node:http'
import { readPath } from '../readPath.js'
import { answerCall } from './answerCall.js'
import type { SolanaRuntime } from './createRuntime.js'

/** As nodes bound it. */
const maxBodyBytes = 50 * 1_024

/** Pages of any origin may read the chain, as of any node. */
const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
}

/**
 * Answers JSON-RPC over HTTP, and `GET /health` and `GET /healthz`.
 * @param request from any page or program of this machine
 * @param response its answer
 * @param runtime the chain
 * @example await answerHttp(request, response, runtime)
 */
export async function answerHttp(
  request: IncomingMessage,
  response: ServerResponse,
  runtime: SolanaRuntime,
): Promise<void> {
  const answer = (status: number, type: string, body: string) => {
    response.writeHead(status, { ...headers, 'content-type': type })
    response.end(body)
  }
  const { method, url } = request
  if (readPath(url) === undefined)
    return answer(400, 'text/plain', 'This is no address.')
  if (method === 'OPTIONS') return answer(204, 'text/plain', '')
  if (method === 'GET' && (url === '/health' || url === '/healthz'))
    return answer(200, 'text/plain', 'ok')
  if (method !== 'POST')
    return answer(405, 'text/plain', 'Calls of JSON-RPC are sent by POST.')
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    const part = Buffer.from(chunk)
    bytes += part.byteLength
    if (bytes > maxBodyBytes)
      return answer(413, 'text/plain', 'The call is too long.')
    chunks.push(part)
  }
  const text = Buffer.concat(chunks).toString()
  answer(200, 'application/json', JSON.stringify(answerCall(text, runtime)))
}
