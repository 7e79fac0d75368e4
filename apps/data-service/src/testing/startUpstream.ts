import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a request asked, as JSON-RPC. */
export interface Asked {
  readonly method: string
  readonly params: readonly unknown[]
}

/** A server that stands where a node would, and does what a test says. */
export interface Upstream {
  readonly url: string
  readonly asked: readonly Asked[]
  stop(): Promise<void>
}

/** @param reply ends the response, or never does */
export async function startUpstream(
  reply: (asked: Asked, response: ServerResponse) => void,
): Promise<Upstream> {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => {
      text += part.toString()
    })
    request.on('end', () => {
      const { method = '', params = [] } = JSON.parse(text || '{}') as Asked
      asked.push({ method, params })
      reply({ method, params }, response)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Answers with a JSON-RPC result. */
export function result(response: ServerResponse, value: unknown): void {
  response
    .setHeader('Content-Type', 'application/json')
    .end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: value }))
}
