import { createServer, type Server } from 'node:http'
import { WebSocketServer } from 'ws'
import { StackError } from '../../StackError.js'
import { answerHttp } from './answerHttp.js'
import { createRuntime, type SolanaRuntime } from './createRuntime.js'
import { type Subscriber, serveSubscriber } from './serveSubscriber.js'

const host = '127.0.0.1'
const maxFrameBytes = 50 * 1_024

/** A Solana node on this machine. */
export interface Solana {
  readonly runtime: SolanaRuntime
  /** JSON-RPC. Known once it listens. */
  readonly url: () => string
  /** Subscriptions. Known once it listens. */
  readonly webSocketUrl: () => string
  /** @throws StackError when a port is taken; nothing listens then */
  readonly start: () => Promise<void>
  /** Ends every socket, stops listening, and lets no more slots pass. */
  readonly stop: () => Promise<void>
}

/**
 * Makes a node with a chain of its own: JSON-RPC over HTTP on one port, the
 * same and subscriptions over a WebSocket on another, on 127.0.0.1 only.
 * @param options.port of HTTP; 0 takes a free one
 * @param options.webSocketPort 0 takes a free one
 * @example
 * const solana = createSolana({ port: 8899, webSocketPort: 8900 })
 * await solana.start()
 */
export function createSolana(options: createSolana.Options): Solana {
  const runtime = createRuntime(options.now ?? Date.now)
  const subscribers = new Set<Subscriber>()
  let lastSubscription = 0
  const ports = { http: options.port, webSocket: options.webSocketPort }

  const server = createServer((request, response) => {
    answerHttp(request, response, runtime).catch(() => response.destroy())
  })
  const socketServer = createServer((_, response) => {
    response.writeHead(426, { 'content-type': 'text/plain' })
    response.end('Clients connect here with a WebSocket.')
  })
  const sockets = new WebSocketServer({
    server: socketServer,
    maxPayload: maxFrameBytes,
  })
  // A port that is taken is told by the server itself.
  sockets.on('error', () => undefined)
  sockets.on('connection', (socket) => {
    socket.on('error', () => undefined)
    const subscriber = serveSubscriber(socket, runtime, () => {
      lastSubscription += 1
      return lastSubscription
    })
    subscribers.add(subscriber)
    socket.once('close', () => {
      subscriber.stop()
      subscribers.delete(subscriber)
    })
  })
  runtime.onTransaction((transaction) => {
    for (const one of [...subscribers]) one.handleTransaction(transaction)
  })
  runtime.onSlot((slot) => {
    for (const one of [...subscribers]) one.handleSlot(slot)
  })

  async function stop(): Promise<void> {
    runtime.stop()
    for (const socket of sockets.clients) socket.terminate()
    await Promise.all([server, socketServer].map(close))
  }

  return {
    runtime,
    url: () => `http://${host}:${ports.http}`,
    webSocketUrl: () => `ws://${host}:${ports.webSocket}`,
    async start() {
      try {
        ports.http = await listen(server, ports.http)
        ports.webSocket = await listen(socketServer, ports.webSocket)
      } catch (error) {
        await stop()
        throw error
      }
    },
    stop,
  }
}

export declare namespace createSolana {
  interface Options {
    readonly port: number
    readonly webSocketPort: number
    /** The time in milliseconds. */
    readonly now?: () => number
  }
}

/** Tells the port, also when a free one was asked for. */
function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(
        new StackError(
          `The local Solana cannot listen at port ${port} (${error.message}): stop what uses the port, or set HASP_PORT_OFFSET.`,
          { cause: error },
        ),
      )
    })
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' ? (address?.port ?? port) : port)
    })
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    if (!server.listening) return resolve()
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
