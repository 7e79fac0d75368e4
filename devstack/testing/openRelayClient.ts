import { once } from 'node:events'
import { WebSocket } from 'ws'
import { createRelayIdentity, type RelayIdentity } from './relayIdentity.js'

/** A message that a relay pushed. */
export interface Push {
  readonly id: number
  readonly subscription: string
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly publishedAt: number
  readonly attestation?: string
}

/** What a relay answers to a request. */
export type Answer =
  | { readonly id: unknown; readonly result: unknown }
  | { readonly id: unknown; readonly error: { code: number; message: string } }

/** A bare client of a relay: it shows every frame as it comes. */
export interface RelayClient {
  readonly identity: RelayIdentity
  /** Asks, and throws with the code when the relay answers with an error. */
  readonly call: (method: string, params: unknown) => Promise<unknown>
  /** Sends text as it is. */
  readonly send: (frame: string | Buffer) => void
  /** Tells the relay that a push has arrived. */
  readonly acknowledge: (push: Push) => void
  /** Every push so far. */
  readonly pushes: readonly Push[]
  /** Every answer so far. */
  readonly answers: readonly Answer[]
  /** Settles once `isEnough`, which is asked after every frame. */
  readonly until: (isEnough: () => boolean) => Promise<void>
  readonly pings: () => number
  readonly closed: Promise<{ code: number; reason: string }>
  readonly close: () => void
}

/**
 * Connects to a relay and waits until the socket is open.
 * @param url the relay's address
 * @param options who connects, and whether pushes are acknowledged
 * @throws when the relay refuses the connection before it is open
 * @example const client = await openRelayClient(relay.url)
 */
export async function openRelayClient(
  url: string,
  options: openRelayClient.Options = {},
): Promise<RelayClient> {
  const identity = options.identity ?? createRelayIdentity()
  const query = options.query ?? `auth=${identity.signToken({ audience: url })}`
  const socket = new WebSocket(`${url}/?${query}`, {
    autoPong: options.answersPings ?? true,
    headers: options.headers ?? {},
  })
  const pushes: Push[] = []
  const answers: Answer[] = []
  const watchers = new Set<() => void>()
  let lastId = 0
  let pings = 0

  const acknowledge = ({ id }: Push) =>
    socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: true }))
  const until = (isEnough: () => boolean) =>
    new Promise<void>((resolve) => {
      const watch = () => {
        if (!isEnough()) return
        watchers.delete(watch)
        resolve()
      }
      watchers.add(watch)
      watch()
    })

  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.once('close', (code, reason) => {
      resolve({ code, reason: reason.toString() })
    })
  })
  socket.on('ping', () => {
    pings += 1
    for (const watch of watchers) watch()
  })
  socket.on('message', (data) => {
    const frame = JSON.parse(data.toString())
    if (frame.method === 'irn_subscription') {
      const { data: content, id: subscription } = frame.params
      const push = { id: frame.id, subscription, ...content }
      pushes.push(push)
      if (options.acknowledges ?? true) acknowledge(push)
    } else answers.push(frame)
    for (const watch of watchers) watch()
  })
  await once(socket, 'open')
  socket.on('error', () => socket.terminate())

  return {
    identity,
    call: async (method, params) => {
      lastId += 1
      const id = lastId
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
      const isMine = (answer: Answer) => answer.id === id
      await Promise.race([
        until(() => answers.some(isMine)),
        closed.then(({ code }) => {
          throw new Error(`The relay closed the socket with ${code}.`)
        }),
      ])
      const answer = answers.find(isMine)
      if (answer && 'error' in answer)
        throw Object.assign(new Error(answer.error.message), answer.error)
      return answer?.result
    },
    send: (frame) => socket.send(frame),
    acknowledge,
    pushes,
    answers,
    until,
    pings: () => pings,
    closed,
    close: () => socket.close(),
  }
}

export declare namespace openRelayClient {
  interface Options {
    readonly identity?: RelayIdentity
    /** Instead of a good token in `auth`. */
    readonly query?: string
    readonly headers?: Record<string, string>
    /** `true` by default. */
    readonly acknowledges?: boolean
    readonly answersPings?: boolean
  }
}
