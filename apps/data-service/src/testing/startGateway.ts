import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that a contract may send the service to. */
export interface Gateway {
  readonly origin: string
  /** The paths that it was asked for. */
  readonly asked: readonly string[]
  stop(): Promise<void>
}

/**
 * @param reply ends the response
 * @param at a port that is known before; any that is free unless given
 */
export async function startGateway(
  reply: (request: IncomingMessage, response: ServerResponse) => void,
  at = 0,
): Promise<Gateway> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    reply(request, response)
  })
  // It never ends what nobody uses.
  server.keepAliveTimeout = 0
  // Whoever speaks TLS to it has reached it as well.
  server.on('connection', () => asked.push('connection'))
  await new Promise<void>((resolve) => {
    server.listen(at, '127.0.0.1', () => resolve())
  })
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
