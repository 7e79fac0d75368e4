import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { StackError } from '../../StackError.js'
import { admitClient } from './admitClient.js'
import { answerHttp } from './answerHttp.js'
import { createExchange, type Peer } from './exchange.js'
import { createMailbox } from './mailbox.js'
import { createRelayFaults, type RelayFaults } from './relayFaults.js'
import { type PeerSurroundings, serveRelayPeer } from './relayPeer.js'
import { type ClientStats, createRelayStats } from './relayStats.js'
import { createSubscriptions } from './subscriptions.js'
import type { TokenVerdict } from './verifyClientToken.js'

/** Why the relay closes the socket of a client that it does not let in. */
const unauthorized = 3000
const refusedOnDemand = 'JWT validation error: refused on demand'

/** A WalletConnect relay on this machine. */
export interface Relay {
  /** `ws://…`: the `relayUrl` of a client. Known once it has started. */
  readonly url: () => string
  readonly faults: RelayFaults
  readonly stats: () => {
    readonly clients: readonly ClientStats[]
    readonly mailbox: { readonly messages: number; readonly bytes: number }
  }
  /**
   * Listens; after a stop on the same port again. The mailbox outlives a stop
   * unless `losesMailbox`.
   */
  readonly start: (options?: { losesMailbox?: boolean }) => Promise<void>
  /** Ends every socket and stops listening. */
  readonly stop: () => Promise<void>
}

/**
 * Makes a relay of the WalletConnect v2 network (`irn` methods over JSON-RPC)
 * for development, tests and closed networks. It never sees what it carries:
 * the messages are encrypted by the clients.
 * @param options.port where to listen, on 127.0.0.1 only; 0 takes a free port
 * @example
 * const relay = createRelay({ port: 4004 })
 * await relay.start()
 */
export function createRelay(options: createRelay.Options): Relay {
  const now = options.now ?? Date.now
  const host = options.host ?? '127.0.0.1'
  let { port } = options
  let server: Server | undefined
  let stopping: Promise<void> | undefined
  let lastPushId = now() * 1_000

  const mailbox = createMailbox({
    now,
    maxMessages: options.maxMessages ?? 10_000,
    maxBytes: options.maxBytes ?? 64_000_000,
  })
  const subscriptions = createSubscriptions<Peer>()
  const stats = createRelayStats()
  const sockets = new WebSocketServer({
    noServer: true,
    autoPong: false,
    maxPayload: options.maxFrameBytes ?? 1_048_576,
  })
  const cut = () => {
    for (const socket of sockets.clients) socket.terminate()
  }
  const faults = createRelayFaults({ seed: options.seed ?? 1, cut })
  const surroundings: PeerSurroundings = {
    exchange: createExchange(mailbox, subscriptions),
    mailbox,
    faults,
    stats,
    nextPushId: () => {
      lastPushId += 1
      return lastPushId
    },
  }
  const notify = () => ({ clients: stats.clients(), mailbox: mailbox.size() })

  function serve(socket: WebSocket, request: IncomingMessage): void {
    // A socket in error closes by itself, a frame that is too long with 1009.
    socket.on('error', () => undefined)
    const admission = admit(request)
    if (admission.status === 'refused') {
      socket.close(unauthorized, admission.reason)
      return
    }
    const { clientId } = admission
    const peer = serveRelayPeer(socket, clientId, surroundings)
    stats.countSocket(clientId, 1)
    const heartbeat = setInterval(peer.checkLife, options.heartbeatMs ?? 20_000)
    socket.once('close', () => {
      clearInterval(heartbeat)
      peer.stop()
      subscriptions.removeAll(peer)
      stats.countSocket(clientId, -1)
    })
  }

  function admit({ headers, url }: IncomingMessage): TokenVerdict {
    if (faults.isRejectingTokens())
      return { status: 'refused', reason: refusedOnDemand }
    return admitClient(
      { headers, url },
      {
        nowMs: now(),
        ownHost: `${host}:${port}`,
        requiresProjectId: options.requiresProjectId ?? false,
      },
    )
  }

  function upgrade(
    request: IncomingMessage,
    connection: Duplex,
    head: Buffer,
  ): void {
    connection.on('error', () => connection.destroy())
    if (faults.isRefusing()) {
      connection.end(
        'HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\n\r\n',
      )
      return
    }
    sockets.handleUpgrade(request, connection, head, serve)
  }

  async function start({ losesMailbox = false } = {}): Promise<void> {
    await stopping
    if (server) return
    if (losesMailbox) mailbox.clear()
    const starting = createServer((request, response) => {
      answerHttp(request, response, {
        stats: notify,
        faults: options.allowsFaults ? faults : undefined,
      }).catch(() => response.destroy())
    })
    starting.on('upgrade', upgrade)
    server = starting
    try {
      port = await listen(starting, host, port)
    } catch (error) {
      server = undefined
      throw error
    }
  }

  async function stop(): Promise<void> {
    const stopped = server
    server = undefined
    if (stopped)
      stopping = new Promise((resolve) => {
        stopped.close(() => resolve())
        cut()
        stopped.closeAllConnections()
      })
    await stopping
  }

  return {
    url: () => `ws://${host}:${port}`,
    faults,
    stats: notify,
    start,
    stop,
  }
}

export declare namespace createRelay {
  interface Options {
    readonly port: number
    /** The name that clients know it by; it listens on 127.0.0.1 only. */
    readonly host?: string
    /** Takes orders for faults over HTTP. */
    readonly allowsFaults?: boolean | undefined
    /** Refuses clients that name no project, as the public relay does. */
    readonly requiresProjectId?: boolean
    /** Of the random numbers of the faults. */
    readonly seed?: number
    /** The time in milliseconds: for times to live and tokens. */
    readonly now?: () => number
    /** How often a socket must give a sign of life. */
    readonly heartbeatMs?: number
    /** A socket with a longer frame is closed with 1009. */
    readonly maxFrameBytes?: number
    /** As many messages as the mailbox keeps. */
    readonly maxMessages?: number
    readonly maxBytes?: number
  }
}

/** Tells the port, also when a free one was asked for. */
function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(
        new StackError(
          `The relay cannot listen at ws://${host}:${port} (${error.message}): stop what uses the port, or set HASP_PORT_OFFSET.`,
          { cause: error },
        ),
      )
    })
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' ? (address?.port ?? port) : port)
    })
  })
}
