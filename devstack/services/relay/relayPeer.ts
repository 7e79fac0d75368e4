import type { WebSocket } from 'ws'
import type { Exchange, Peer } from './exchange.js'
import { createFrameLine } from './frameLine.js'
import type { Mailbox } from './mailbox.js'
import { readFrame } from './readFrame.js'
import type { FrameKind, RelayFaults } from './relayFaults.js'
import { type MethodOutcome, messageOf, relayMethods } from './relayMethods.js'
import type { RelayStats } from './relayStats.js'
import { subscriptionId } from './subscriptions.js'

/** What a socket needs of its relay. */
export interface PeerSurroundings {
  readonly exchange: Exchange
  readonly mailbox: Mailbox
  readonly faults: RelayFaults
  readonly stats: RelayStats
  /** An id that no other push of the relay has. */
  readonly nextPushId: () => number
}

/** A client that is connected. */
export interface RelayPeer extends Peer {
  /** Asks for a sign of life; ends a socket that gave none since last time. */
  readonly checkLife: () => void
  /** Forgets what has not been sent; the socket is gone. */
  readonly stop: () => void
}

/** Pushes of one socket that wait for an acknowledgement. */
const maxPending = 10_000

/** A client that reads this little is cut off. */
const maxUnreadBytes = 16 * 1_024 * 1_024

/**
 * Serves one socket: answers its requests, pushes letters and takes the
 * acknowledgements.
 * @param socket open and with a verified token
 * @param clientId whose token it was
 * @example serveRelayPeer(socket, clientId, surroundings)
 */
export function serveRelayPeer(
  socket: WebSocket,
  clientId: string,
  surroundings: PeerSurroundings,
): RelayPeer {
  const { exchange, faults, mailbox, nextPushId, stats } = surroundings
  /** The letter behind each push, oldest first. */
  const pending = new Map<number | string, string>()
  let isAlive = true

  const outgoing = createFrameLine<string>(faults, (text) => {
    if (socket.readyState !== socket.OPEN || faults.isSilent()) return
    socket.send(text)
    if (socket.bufferedAmount > maxUnreadBytes) socket.terminate()
  })
  const incoming = createFrameLine<() => void>(faults, (handle) => handle())
  const send = (kind: FrameKind, frame: object) =>
    outgoing.send(JSON.stringify({ ...frame, jsonrpc: '2.0' }), kind)

  const peer: RelayPeer = {
    clientId,
    push: (relayMessage) => {
      const id = nextPushId()
      pending.set(id, relayMessage.key)
      for (const oldest of pending.keys()) {
        if (pending.size <= maxPending) break
        pending.delete(oldest)
      }
      send('push', {
        id,
        method: 'irn_subscription',
        params: {
          id: subscriptionId(clientId, relayMessage.topic),
          data: messageOf(relayMessage),
        },
      })
    },
    checkLife: () => {
      if (faults.isSilent()) return
      if (!isAlive) return socket.terminate()
      isAlive = false
      socket.ping()
    },
    stop: () => {
      incoming.stop()
      outgoing.stop()
    },
  }

  function answer(
    id: number | string,
    name: string,
    parameters: unknown,
  ): void {
    stats.countCall(clientId, name)
    const method = relayMethods.get(name)
    const outcome: MethodOutcome = method
      ? method(exchange, peer, parameters)
      : { error: { code: -32601, message: `Method not found: ${name}` } }
    if ('error' in outcome) send('answer', { id, error: outcome.error })
    else {
      send('answer', { id, result: outcome.result })
      for (const topic of outcome.deliver ?? []) exchange.deliver(peer, topic)
    }
  }

  function acknowledge(id: number | string, isError: boolean): void {
    const key = pending.get(id)
    pending.delete(id)
    if (key && !isError) mailbox.acknowledge(clientId, key)
  }

  socket.on('ping', (data) => {
    isAlive = true
    if (!faults.isSilent()) socket.pong(data)
  })
  socket.on('pong', () => {
    isAlive = true
  })
  socket.on('message', (data, isBinary) => {
    isAlive = true
    if (faults.isSilent()) return
    if (isBinary) return socket.close(1003, 'Only text frames are answered.')
    const frame = readFrame(data.toString())
    if (frame.type === 'invalid')
      return send('answer', { id: null, error: frame.error })
    if (frame.type === 'response')
      return incoming.send(
        () => acknowledge(frame.id, frame.isError),
        'acknowledgement',
      )
    const { id, method, params } = frame.request
    incoming.send(() => answer(id, method, params), 'request')
  })
  return peer
}
