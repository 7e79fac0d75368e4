import { KitError } from '../../../errors/KitError.js'
import type { Clock } from '../../../ports/Environment.js'
import { readMessage, writeMessage } from '../messages/readMessage.js'
import type { OpenSocket, Socket } from './OpenSocket.js'

/** How long a relay may be silent after a ping before it counts as gone. */
const silenceLimitMs = 2_500

/** One socket to a relay, from the attempt to open it to its end. */
export type RelayLink = {
  /**
   * @throws an `RpcFailure` that the relay answers; `TIMED_OUT` when it is gone
   */
  call(method: string, params: object): Promise<unknown>
  isOpen(): boolean
  close(): void
}

/**
 * Opens a socket to a relay and speaks JSON-RPC with it.
 * @param parameters.onPush the parameters of what the relay sends by itself;
 * it is acknowledged once this returns
 * @param parameters.onEnd called once, with what the other side said if it
 * was that one; never while this function runs
 */
export function openRelayLink(parameters: {
  url: Promise<string>
  openSocket: OpenSocket
  clock: Clock
  nextId: () => number
  openingLimitMs: number
  onOpen: () => void
  onReceived: () => void
  onPush: (params: unknown) => void
  onEnd: (code: number | undefined, reason: string) => void
}): RelayLink {
  const { clock, nextId, onEnd, onReceived, onOpen, onPush } = parameters
  const calls = new Map<
    string,
    { resolve(result: unknown): void; reject(error: unknown): void }
  >()
  const life = new AbortController()
  let socket: Socket | undefined
  let isOpen = false
  let receivedAt = clock.now()

  const end = (code?: number, reason = '') => {
    if (life.signal.aborted) return
    life.abort()
    isOpen = false
    for (const { reject } of calls.values()) reject(gone())
    calls.clear()
    quietly(() => socket?.close())
    onEnd(code, reason)
  }
  const send = (text: string) => {
    try {
      socket?.send(text)
    } catch {
      end()
    }
  }
  const handleText = (text: string) => {
    if (life.signal.aborted) return
    receivedAt = clock.now()
    onReceived()
    const message = readMessage(text)
    if (message?.type === 'request') {
      if (message.method !== 'irn_subscription') return
      onPush(message.params)
      send(writeMessage(message.id, { result: true }))
    } else if (message) {
      const call = calls.get(message.id)
      calls.delete(message.id)
      if (message.error) call?.reject(message.error)
      else call?.resolve(message.result)
    }
  }
  const listeners = {
    onOpen() {
      if (life.signal.aborted) return quietly(() => socket?.close())
      isOpen = true
      receivedAt = clock.now()
      onOpen()
    },
    onText: handleText,
    onClose: end,
  }
  parameters.url
    .then((url) => {
      if (!life.signal.aborted) socket = parameters.openSocket(url, listeners)
    })
    .catch(() => end())
  clock.after(
    parameters.openingLimitMs,
    () => {
      if (!isOpen) end()
    },
    life.signal,
  )

  return {
    call: (method, params) =>
      new Promise((resolve, reject) => {
        if (!isOpen) return reject(gone())
        const id = nextId()
        const sentAt = clock.now()
        const settled = new AbortController()
        const settle =
          <value>(deliver: (value: value) => void) =>
          (value: value) => {
            settled.abort()
            deliver(value)
          }
        calls.set(`${id}`, { resolve: settle(resolve), reject: settle(reject) })
        clock.after(
          silenceLimitMs,
          () => {
            if (receivedAt <= sentAt) return end()
            calls.delete(`${id}`)
            reject(gone())
          },
          settled.signal,
        )
        send(writeMessage(id, { method, params }))
      }),
    isOpen: () => isOpen,
    close: () => end(),
  }
}

function gone(): KitError {
  return new KitError('TIMED_OUT', { afterMs: silenceLimitMs })
}

function quietly(run: () => void): void {
  try {
    run()
  } catch {
    // A socket that is closed twice is closed.
  }
}
