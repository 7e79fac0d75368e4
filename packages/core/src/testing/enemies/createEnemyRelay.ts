import type { OpenSocket } from '../../clients/walletConnect/relay/OpenSocket.js'
import type { Clock } from '../../ports/Environment.js'
import type { ScriptedRelayMessage } from '../walletConnect/scriptedRelay.js'
import type { Chance } from './createChance.js'
import { type RelayEnemy, relayEnemies } from './relayEnemies.js'

type Socket = {
  readonly topics: Set<string>
  receive(frame: object): void
  end(code: number, reason: string): void
}

type Frame = {
  readonly id: number
  readonly method?: string
  readonly params?: {
    readonly topics?: readonly string[]
  } & ScriptedRelayMessage
}

/** A relay with a mailbox, whose behaviour may change at any time. */
export function createEnemyRelay(parameters: {
  readonly chance: Chance
  readonly clock: Clock
  readonly trace: (line: string) => void
}) {
  const { chance, clock, trace } = parameters
  const sockets = new Set<Socket>()
  const relayMessages: ScriptedRelayMessage[] = []
  const watchers = new Set<(relayMessage: ScriptedRelayMessage) => void>()
  /** What nobody has fetched so far. */
  const mailbox: { topic: string; message: string }[] = []
  let behaviour: RelayEnemy = 'is honest'
  let ids = 0

  const set = (next: RelayEnemy) => {
    behaviour = next
    trace(`relay ${behaviour}`)
    if (behaviour === 'is down' || behaviour === 'refuses') cut()
  }
  const cut = () => {
    for (const socket of [...sockets]) socket.end(1006, '')
  }
  const deliver = (socket: Socket, topic: string, message: string) => {
    ids += 1
    socket.receive({
      id: ids,
      jsonrpc: '2.0',
      method: 'irn_subscription',
      params: { id: 'x', data: { topic, message, publishedAt: 1, tag: 0 } },
    })
  }
  const carry = (topic: string, message: string) => {
    const listeners = [...sockets].filter(({ topics }) => topics.has(topic))
    const isQuiet =
      behaviour === 'is silent' || behaviour === 'swallows messages'
    if (isQuiet || listeners.length === 0) mailbox.push({ topic, message })
    else
      for (const socket of listeners) {
        deliver(socket, topic, message)
        if (behaviour === 'delivers twice') deliver(socket, topic, message)
      }
  }
  const answer = (socket: Socket, { id, method, params }: Frame) => {
    if (!method || behaviour === 'is silent') return
    const acknowledge = () =>
      socket.receive({ id, jsonrpc: '2.0', result: true })
    if (method !== 'irn_publish') {
      acknowledge()
      for (const topic of params?.topics ?? []) {
        socket.topics.add(topic)
        for (const relayMessage of mailbox.filter(
          (one) => one.topic === topic,
        )) {
          mailbox.splice(mailbox.indexOf(relayMessage), 1)
          carry(relayMessage.topic, relayMessage.message)
        }
      }
      return
    }
    if (behaviour === 'swallows messages') return acknowledge()
    if (behaviour === 'is cut before every message') return socket.end(1006, '')
    const relayMessage = params as ScriptedRelayMessage
    relayMessages.push(relayMessage)
    if (behaviour === 'is cut after every message') socket.end(1006, '')
    else if (behaviour !== 'keeps receipts') acknowledge()
    for (const watch of [...watchers]) watch(relayMessage)
  }
  const openSocket: OpenSocket = (_url, listeners) => {
    let isOpen = false
    const socket: Socket = {
      topics: new Set(),
      receive(frame) {
        if (isOpen) listeners.onText(JSON.stringify(frame))
      },
      end(code, reason) {
        isOpen = false
        if (sockets.delete(socket)) listeners.onClose(code, reason)
      },
    }
    sockets.add(socket)
    queueMicrotask(() => {
      if (!sockets.has(socket)) return
      if (behaviour === 'is down') return socket.end(1006, '')
      isOpen = true
      listeners.onOpen()
      if (behaviour === 'refuses') socket.end(3000, 'JWT validation error')
    })
    return {
      send(text) {
        if (!isOpen) throw new Error('Not open')
        const frame = JSON.parse(text) as Frame
        queueMicrotask(() => {
          if (isOpen) answer(socket, frame)
        })
      },
      close() {
        isOpen = false
        sockets.delete(socket)
      },
    }
  }

  return {
    openSocket,
    relayMessages,
    onRelayMessage: (watch: (relayMessage: ScriptedRelayMessage) => void) =>
      void watchers.add(watch),
    /** A message of the wallet's. */
    push(topic: string, message: string) {
      if (behaviour !== 'delivers late') return carry(topic, message)
      clock.after(chance.between(1_000, 120_000), () => carry(topic, message))
    },
    change: () => set(chance.pick(relayEnemies)),
    cut() {
      trace('relay is cut')
      cut()
    },
    heal: () => set('is honest'),
  }
}
