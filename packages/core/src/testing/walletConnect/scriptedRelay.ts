import type { OpenSocket } from '../../clients/walletConnect/relay/OpenSocket.js'

type Frame = {
  id: number
  method?: string
  params?: {
    topic?: string
    topics?: string[]
    message?: string
    tag?: number
    ttl?: number
  }
}

/** A message that a client published. */
export type ScriptedRelayMessage = {
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly ttl: number
}

/**
 * A relay inside the test, at the client's socket: it does what the test says,
 * and keeps what it was given. Messages of others come by `push`.
 */
export function scriptedRelay() {
  const addresses: string[] = []
  const relayMessages: ScriptedRelayMessage[] = []
  const frames: Frame[] = []
  const topics = new Set<string>()
  const sockets = new Set<{
    receive(text: string): void
    end(code: number, reason: string): void
  }>()
  const watchers = new Set<(relayMessage: ScriptedRelayMessage) => void>()
  let behaviour: 'up' | 'down' | 'silent' | 'deaf' = 'up'
  let refusal: string | undefined
  let downHosts: readonly string[] = []
  let confirms = true
  let carriesRejected = false
  let rejection: { code: number; message: string } | undefined
  let longestFrame = Number.POSITIVE_INFINITY
  let ids = 1000
  const opened: unknown[] = []
  const muted = new Set<unknown>()

  const openSocket: OpenSocket = (url, listeners) => {
    addresses.push(url)
    let isOpen = false
    const socket = {
      receive: (text: string) => {
        if (isOpen) listeners.onText(text)
      },
      end(code: number, reason: string) {
        if (!sockets.delete(socket)) return
        isOpen = false
        listeners.onClose(code, reason)
      },
    }
    sockets.add(socket)
    opened.push(socket)
    queueMicrotask(() => {
      if (!sockets.has(socket) || behaviour === 'deaf') return
      if (behaviour === 'down' || downHosts.includes(new URL(url).host))
        return socket.end(1006, '')
      isOpen = true
      listeners.onOpen()
      if (refusal !== undefined) socket.end(3000, refusal)
    })
    const answer = ({ id, method, params = {} }: Frame) => {
      if (!method) return
      if (method === 'irn_unsubscribe') topics.delete(params.topic ?? '')
      for (const topic of params.topics ?? []) topics.add(topic)
      const isLetter = method === 'irn_publish'
      const outcome = isLetter && rejection ? { error: rejection } : undefined
      if (!isLetter || confirms || outcome)
        socket.receive(
          JSON.stringify({
            id,
            jsonrpc: '2.0',
            ...(outcome ?? { result: true }),
          }),
        )
      if (!isLetter || (outcome && !carriesRejected)) return
      const relayMessage = params as ScriptedRelayMessage
      relayMessages.push(relayMessage)
      for (const watch of [...watchers]) watch(relayMessage)
    }
    return {
      send(text) {
        if (!isOpen) throw new Error('Not open')
        const frame = JSON.parse(text) as Frame
        frames.push(frame)
        if (text.length > longestFrame)
          return queueMicrotask(() => socket.end(1009, ''))
        if (behaviour === 'up') queueMicrotask(() => answer(frame))
      },
      close: () => {
        isOpen = false
        sockets.delete(socket)
      },
    }
  }

  return {
    openSocket,
    addresses,
    frames,
    relayMessages,
    topics,
    /** Calls for every message from now on. */
    onRelayMessage: (watch: (relayMessage: ScriptedRelayMessage) => void) =>
      void watchers.add(watch),
    /** `silent`: open, but says nothing; `deaf`: never opens. */
    set(next: typeof behaviour) {
      behaviour = next
    },
    down(...hosts: readonly string[]) {
      downHosts = hosts
    },
    refuse(reason: string | undefined) {
      refusal = reason
    },
    /** Whether it acknowledges messages; it carries them either way. */
    confirm(isOn: boolean) {
      confirms = isOn
    },
    /** Answers messages with an error; a liar carries them anyway. */
    reject(error: typeof rejection, { isLie = false } = {}) {
      rejection = error
      carriesRejected = isLie
    },
    /** Closes the socket over a frame that is longer. */
    limit(characters: number) {
      longestFrame = characters
    },
    cut(code = 1006, reason = '') {
      for (const socket of [...sockets]) socket.end(code, reason)
    },
    /** Pushes a message to every client. */
    push(topic: string, message: string) {
      ids += 1
      const params = {
        id: 'x',
        data: { topic, message, publishedAt: 1, tag: 0 },
      }
      const frame = {
        id: ids,
        jsonrpc: '2.0',
        method: 'irn_subscription',
        params,
      }
      for (const socket of [...sockets])
        if (!muted.has(socket)) socket.receive(JSON.stringify(frame))
    },
    /** Whether a socket gets messages of others; counted as they opened. */
    mute(index: number, isMuted: boolean) {
      if (isMuted) muted.add(opened[index])
      else muted.delete(opened[index])
    },
    pushRaw(text: string) {
      for (const socket of [...sockets]) socket.receive(text)
    },
    isOpen: () => sockets.size > 0,
  }
}
