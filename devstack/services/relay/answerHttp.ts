import type { IncomingMessage, ServerResponse } from 'node:http'
import * as v from 'valibot'
import { isLocalRequest } from '../isLocalRequest.js'
import { readPath } from '../readPath.js'
import { FaultOrders, type RelayFaults } from './relayFaults.js'

/** More than any order for faults. */
const maxBodyBytes = 16_384

/**
 * Answers plain HTTP on the relay's port: `GET /healthz`, `GET /stats`, and
 * `POST /faults` when the relay takes such orders. The latter two are for
 * programs and pages of this machine alone.
 * @param options.faults takes the orders; without it there is no such path
 * @param options.stats what `/stats` tells
 * @example answerHttp(request, response, { stats, faults })
 */
export async function answerHttp(
  request: IncomingMessage,
  response: ServerResponse,
  options: answerHttp.Options,
): Promise<void> {
  const answer = (status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
  const refuse = (status: number, error: string) => answer(status, { error })
  const path = readPath(request.url)
  if (path === undefined) return refuse(400, 'This is no address.')
  const route = `${request.method} ${path}`

  if (route === 'GET /healthz') return answer(200, { status: 'ok' })
  // Who talks to whom, and whether it arrives, is for this machine alone.
  if (path !== '/' && !isLocalRequest(request.headers))
    return refuse(403, 'This is answered to this machine alone.')
  if (route === 'GET /stats') return answer(200, options.stats())
  if (route !== 'POST /faults' || !options.faults)
    return refuse(404, 'Clients connect here with a WebSocket.')

  // A page of another origin cannot send this type without being asked first.
  const type = request.headers['content-type'] ?? ''
  if (!/^application\/json(;|$)/.test(type))
    return refuse(415, 'Send the orders as application/json.')
  const text = await readBody(request)
  if (text === undefined) return refuse(413, 'The orders are too long.')
  const orders = v.safeParse(
    v.pipe(v.string(), v.parseJson(), FaultOrders),
    text,
  )
  if (!orders.success) return refuse(400, v.summarize(orders.issues))
  options.faults.apply(orders.output)
  return answer(200, { status: 'ok' })
}

export declare namespace answerHttp {
  interface Options {
    readonly stats: () => unknown
    readonly faults: RelayFaults | undefined
  }
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    const part = Buffer.from(chunk)
    bytes += part.byteLength
    if (bytes > maxBodyBytes) return undefined
    chunks.push(part)
  }
  return Buffer.concat(chunks).toString()
}
