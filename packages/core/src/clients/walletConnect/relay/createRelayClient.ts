import { KitError } from '../../../errors/KitError.js'
import type { Environment } from '../../../ports/Environment.js'
import { withDeadline } from '../../../utils/withDeadline.js'
import { createOutbox } from './createOutbox.js'
import { createReachability } from './createReachability.js'
import { hostOf } from './hostOf.js'
import type { OpenSocket } from './OpenSocket.js'
import { openRelayLink, type RelayLink } from './openRelayLink.js'
import type { RelayMessage } from './RelayMessage.js'
import { readPush } from './readPush.js'
import { frameTooLong, type Refusal, readRefusal } from './readRefusal.js'
import { relayTimes as times } from './relayTimes.js'
import { retryPauseMs } from './retryPauseMs.js'
import { watchWaking } from './watchWaking.js'

const maxTopics = 500
const maxLetters = 256

export type RelayClient = ReturnType<typeof createRelayClient>

/**
 * Keeps a connection to the first relay that answers, for as long as there is
 * something to hear or to say. What is handed over is sent again until the
 * relay has it; what is subscribed stays so over any number of sockets.
 * @param parameters.address makes the address for a new socket
 * @param parameters.isBusy whether somebody waits for a wallet: then a relay
 * that falls silent is noticed within 4 s, else within half a minute, and one
 * that is away is looked for every 2 s at least
 * @param parameters.onBack a new socket took the place of an older one
 */
export function createRelayClient(parameters: {
  environment: Pick<Environment, 'clock' | 'window'>
  urls: readonly string[]
  address: (url: string) => Promise<string>
  openSocket: OpenSocket
  random: () => number
  nextId: () => number
  isBusy: () => boolean
  onRelayMessage: (topic: string, message: string) => void
  onReachable: (isReachable: boolean) => void
  onRefused: (refusal: Refusal) => void
  onBack: () => void
  signal: AbortSignal
}) {
  const { environment, signal, urls } = parameters
  const { clock } = environment
  const topics = new Set<string>()
  const confirmed = new Set<string>()
  const outbox = createOutbox({
    host: () => host(),
    isCurrent: (one) => one === link,
    onDone: () => {
      troubles = 0
    },
    onPassing: () => syncLater(),
  })
  let link: RelayLink | undefined
  let retry: AbortController | undefined
  let beat: AbortController | undefined
  let resend: AbortController | undefined
  let attempts = 0
  let openedAt = 0
  let troubles = 0
  let turn = 0
  let links = 0
  let isHealthy = false
  let isSyncing = false
  let refused: Refusal | undefined
  let usedAt = Number.NEGATIVE_INFINITY

  const host = () => hostOf(urls[turn % urls.length] ?? '')
  const isNeeded = () =>
    topics.size + outbox.size() > 0 || clock.now() - usedAt < times.lingerMs
  /** A relay that closes at once is not back because it said a word. */
  const isSteady = () => clock.now() - openedAt >= times.steadyMs
  const later = (delayMs: number, run: () => void) => {
    const controller = new AbortController()
    clock.after(
      delayMs,
      () => {
        if (!signal.aborted) run()
      },
      controller.signal,
    )
    return controller
  }
  const reachability = createReachability({
    later,
    onReachable(next) {
      if (!signal.aborted) parameters.onReachable(next)
    },
  })

  const connect = () => {
    retry?.abort()
    retry = undefined
    if (link || signal.aborted || !isNeeded()) return
    reachability.miss()
    isHealthy = false
    const opened = openRelayLink({
      url: parameters.address(urls[turn % urls.length] ?? ''),
      openSocket: parameters.openSocket,
      clock,
      nextId: parameters.nextId,
      openingLimitMs:
        urls.length > 1 ? times.impatientOpeningLimitMs : times.openingLimitMs,
      onOpen: () => {
        openedAt = clock.now()
        links += 1
        if (links > 1) parameters.onBack()
        sync()
        tick()
      },
      onReceived: () => {
        if (link !== opened) return
        isHealthy = true
        if (isSteady()) attempts = 0
        refused = undefined
        reachability.receive()
      },
      onPush(params) {
        const push = readPush(params)
        if (push && topics.has(push.topic))
          parameters.onRelayMessage(push.topic, push.message)
      },
      onEnd(code, reason) {
        if (link !== opened) return
        if (code === frameTooLong) outbox.refuseLongest()
        lose(readRefusal(code, reason))
      },
    })
    link = opened
  }
  const lose = (refusal: Refusal | undefined) => {
    link = undefined
    isSyncing = false
    confirmed.clear()
    outbox.lose()
    beat?.abort()
    resend?.abort()
    resend = undefined
    troubles = 0
    if (signal.aborted) return
    if (refusal) refuse(refusal)
    if (!isHealthy) turn += 1
    if (!isNeeded()) return reachability.stop()
    reachability.miss()
    const isRoundOver = isHealthy || turn % urls.length === 0
    if (isHealthy && isSteady()) attempts = 0
    const pauseMs = retryPauseMs({
      attempts,
      chance: parameters.random(),
      isBusy: parameters.isBusy(),
      isRefused: refusal !== undefined,
    })
    if (isRoundOver) attempts = Math.min(attempts + 1, 10)
    retry = later(isRoundOver ? pauseMs : 0, connect)
  }
  const refuse = (refusal: Refusal) => {
    if (refused !== refusal) parameters.onRefused(refusal)
    refused = refusal
    if ((turn + 1) % urls.length !== 0) return
    outbox.refuse(unavailable())
  }
  const unavailable = () =>
    refused
      ? new KitError('RELAY_REFUSED', { host: host(), reason: refused })
      : new KitError('RELAY_UNAVAILABLE', { host: host() })

  /** Subscribes what is not yet, hands over what is not yet. */
  const sync = () => {
    const now = link
    if (!now?.isOpen()) return connect()
    const missing = [...topics].filter((topic) => !confirmed.has(topic))
    if (missing.length > 0 && !isSyncing) {
      isSyncing = true
      subscribe(now, missing.slice(0, maxTopics))
    }
    outbox.handOver(now)
  }
  const subscribe = (now: RelayLink, some: readonly string[]) => {
    const settle = (isDone: boolean) => {
      if (link !== now) return
      isSyncing = false
      if (isDone) {
        for (const topic of some) if (topics.has(topic)) confirmed.add(topic)
        sync()
      } else syncLater()
    }
    now.call('irn_batchSubscribe', { topics: some }).then(
      () => settle(true),
      () => settle(false),
    )
  }
  /** A relay that goes on refusing is asked less and less often. */
  const syncLater = () => {
    if (resend) return
    const waitMs = times.resendMs * 2 ** troubles
    resend = later(Math.min(waitMs, times.longestResendMs), () => {
      resend = undefined
      sync()
    })
    troubles = Math.min(troubles + 1, 10)
  }

  /** Finds out whether the relay still answers; what waits there comes. */
  const probe = () => {
    const now = link
    if (!now) return connect()
    if (!now.isOpen() || topics.size === 0) return
    const some = [...topics].slice(0, maxTopics)
    now.call('irn_batchSubscribe', { topics: some }).catch(() => {
      if (link !== now && !link?.isOpen() && parameters.isBusy())
        reachability.lose()
    })
  }
  const tick = () => {
    beat?.abort()
    if (!link) return
    if (!isNeeded()) {
      const idle = link
      link = undefined
      idle.close()
      return reachability.stop()
    }
    beat = later(
      parameters.isBusy() ? times.busyHeartbeatMs : times.idleHeartbeatMs,
      () => {
        probe()
        tick()
      },
    )
  }
  const use = () => {
    usedAt = clock.now()
    sync()
    tick()
  }

  watchWaking(
    environment.window,
    () => {
      if (isNeeded()) probe()
    },
    signal,
  )
  signal.addEventListener('abort', () => {
    for (const one of [retry, beat, resend]) one?.abort()
    reachability.stop()
    outbox.end(new KitError('CANCELLED'))
    link?.close()
  })

  return {
    /** Listens to a topic until `unsubscribe`. */
    subscribe(topic: string): void {
      if (topics.has(topic) || signal.aborted) return
      topics.add(topic)
      use()
    },
    unsubscribe(topic: string): void {
      if (!topics.delete(topic) || !confirmed.delete(topic)) return
      link?.call('irn_unsubscribe', { topic, id: '' }).catch(() => undefined)
    },
    /**
     * Resolves when the relay acknowledges the message (`irn_publish`).
     * @param options.onSent called once, when the message is given to an open
     * socket: from then on it may arrive, and a relay that lets nobody in any
     * more does not end the wait
     * @throws `RELAY_UNAVAILABLE` in time, `RELAY_REFUSED`,
     * `REQUEST_TOO_LARGE`, `CANCELLED`
     */
    publish(
      relayMessage: RelayMessage,
      options: {
        limitMs: number
        onSent?: (() => void) | undefined
        signal?: AbortSignal | undefined
      },
    ): Promise<void> {
      const { limitMs, onSent } = options
      return withDeadline<void>({
        clock,
        limitMs,
        signal: options.signal,
        onDeadline: unavailable,
        run: (until) =>
          new Promise((resolve, reject) => {
            if (signal.aborted) return reject(new KitError('CANCELLED'))
            if (outbox.size() >= maxLetters) return reject(unavailable())
            const leave = outbox.add({ relayMessage, onSent, resolve, reject })
            until.addEventListener('abort', leave)
            use()
          }),
      })
    },
    /** Why nothing is handed over now. */
    unavailable,
  }
}
