import { KitError } from '../../../errors/KitError.js'
import type { Environment } from '../../../ports/Environment.js'
import { withDeadline } from '../../../utils/withDeadline.js'
import { hostOf } from './hostOf.js'
import type { Letter } from './Letter.js'
import type { OpenSocket } from './OpenSocket.js'
import { openRelayLink, type RelayLink } from './openRelayLink.js'
import { readPush } from './readPush.js'
import type { Refusal } from './readRefusal.js'
import { relayTimes as times } from './relayTimes.js'
import { watchWaking } from './watchWaking.js'

const maxTopics = 500
const maxLetters = 256

export type Relay = ReturnType<typeof createRelay>

/**
 * Keeps a connection to the first relay that answers, for as long as there is
 * something to hear or to say. What is handed over is sent again until the
 * relay has it; what is subscribed stays so over any number of sockets.
 * @param parameters.address makes the address for a new socket
 * @param parameters.isBusy whether somebody waits for a wallet: then a relay
 * that falls silent is noticed within 4 s, else within half a minute
 * @param parameters.onBack a new socket took the place of an older one
 */
export function createRelay(parameters: {
  environment: Pick<Environment, 'clock' | 'window'>
  urls: readonly string[]
  address: (url: string) => Promise<string>
  openSocket: OpenSocket
  random: () => number
  nextId: () => number
  isBusy: () => boolean
  onLetter: (topic: string, message: string) => void
  onReachable: (isReachable: boolean) => void
  onRefused: (refusal: Refusal) => void
  onBack: () => void
  signal: AbortSignal
}) {
  const { environment, onReachable, signal, urls } = parameters
  const { clock } = environment
  const topics = new Set<string>()
  const confirmed = new Set<string>()
  const outbox = new Map<
    object,
    {
      letter: Letter
      isOnItsWay: boolean
      resolve(): void
      reject(error: KitError): void
    }
  >()
  let link: RelayLink | undefined
  let retry: AbortController | undefined
  let beat: AbortController | undefined
  let loss: AbortController | undefined
  let resend: AbortController | undefined
  let attempts = 0
  let turn = 0
  let links = 0
  let isHealthy = false
  let isSyncing = false
  let isReachable: boolean | undefined
  let refused: Refusal | undefined
  let usedAt = Number.NEGATIVE_INFINITY

  const host = () => hostOf(urls[turn % urls.length] ?? '')
  const isNeeded = () =>
    topics.size + outbox.size > 0 || clock.now() - usedAt < times.afterglowMs
  const tell = (next: boolean) => {
    if (isReachable === next || signal.aborted) return
    isReachable = next
    onReachable(next)
  }
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

  const connect = () => {
    retry?.abort()
    retry = undefined
    if (link || signal.aborted || !isNeeded()) return
    loss ??= later(times.lossToleranceMs, () => tell(false))
    isHealthy = false
    const opened = openRelayLink({
      url: parameters.address(urls[turn % urls.length] ?? ''),
      openSocket: parameters.openSocket,
      clock,
      nextId: parameters.nextId,
      openingLimitMs:
        urls.length > 1 ? times.impatientOpeningLimitMs : times.openingLimitMs,
      onOpen: () => {
        links += 1
        if (links > 1) parameters.onBack()
        sync()
        tick()
      },
      onHeard: () => {
        if (link !== opened) return
        isHealthy = true
        attempts = 0
        refused = undefined
        loss?.abort()
        loss = undefined
        tell(true)
      },
      onPush(params) {
        const push = readPush(params)
        if (push && topics.has(push.topic))
          parameters.onLetter(push.topic, push.message)
      },
      onEnd: (refusal) => {
        if (link === opened) lose(refusal)
      },
    })
    link = opened
  }
  const lose = (refusal: Refusal | undefined) => {
    link = undefined
    isSyncing = false
    confirmed.clear()
    for (const parcel of outbox.values()) parcel.isOnItsWay = false
    beat?.abort()
    resend?.abort()
    if (signal.aborted) return
    if (refusal) refuse(refusal)
    if (!isHealthy) turn += 1
    if (!isNeeded()) return stopTelling()
    loss ??= later(times.lossToleranceMs, () => tell(false))
    const isRoundOver = isHealthy || turn % urls.length === 0
    if (isHealthy) attempts = 0
    const limitMs = refusal
      ? times.longestRetryMs
      : Math.min(times.longestRetryMs, times.firstRetryMs * 2 ** attempts)
    if (isRoundOver) attempts = Math.min(attempts + 1, 10)
    retry = later(
      isRoundOver ? Math.floor(parameters.random() * limitMs) : 0,
      connect,
    )
  }
  const refuse = (refusal: Refusal) => {
    if (refused !== refusal) parameters.onRefused(refusal)
    refused = refusal
    if ((turn + 1) % urls.length !== 0) return
    for (const parcel of [...outbox.values()]) parcel.reject(refusedError())
  }
  const refusedError = () =>
    new KitError('RELAY_REFUSED', { host: host(), reason: refused ?? '' })
  const stopTelling = () => {
    loss?.abort()
    loss = undefined
  }

  /** Subscribes what is not yet, hands over what is not yet. */
  const sync = () => {
    const now = link
    if (!now?.isOpen()) return connect()
    const missing = [...topics].filter((topic) => !confirmed.has(topic))
    if (missing.length > 0 && !isSyncing) {
      isSyncing = true
      subscribe(now, missing.slice(0, maxTopics))
    }
    for (const [key, parcel] of outbox) if (!parcel.isOnItsWay) post(now, key)
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
  const post = (now: RelayLink, key: object) => {
    const parcel = outbox.get(key)
    if (!parcel) return
    parcel.isOnItsWay = true
    now.call('irn_publish', { ...parcel.letter }).then(
      () => parcel.resolve(),
      () => {
        if (link !== now) return
        parcel.isOnItsWay = false
        syncLater()
      },
    )
  }
  const syncLater = () => {
    resend?.abort()
    resend = later(times.resendMs, sync)
  }

  /** Finds out whether the relay still answers; what waits there comes. */
  const probe = () => {
    const now = link
    if (!now) return connect()
    if (!now.isOpen() || topics.size === 0) return
    const some = [...topics].slice(0, maxTopics)
    now.call('irn_batchSubscribe', { topics: some }).catch(() => {
      if (link !== now && !link?.isOpen() && parameters.isBusy()) tell(false)
    })
  }
  const tick = () => {
    beat?.abort()
    if (!link) return
    if (!isNeeded()) {
      const idle = link
      link = undefined
      idle.close()
      return stopTelling()
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
    for (const one of [retry, beat, loss, resend]) one?.abort()
    for (const parcel of [...outbox.values()])
      parcel.reject(new KitError('CANCELLED'))
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
     * Resolves when the relay has the letter.
     * @throws `RELAY_UNAVAILABLE` in time, `RELAY_REFUSED`, `CANCELLED`
     */
    publish(
      letter: Letter,
      options: { limitMs: number; signal?: AbortSignal | undefined },
    ): Promise<void> {
      const key = {}
      const unavailable = () =>
        refused
          ? refusedError()
          : new KitError('RELAY_UNAVAILABLE', { host: host() })
      return withDeadline<void>({
        clock,
        limitMs: options.limitMs,
        signal: options.signal,
        onDeadline: unavailable,
        run: (until) =>
          new Promise((resolve, reject) => {
            if (signal.aborted) return reject(new KitError('CANCELLED'))
            if (outbox.size >= maxLetters) return reject(unavailable())
            const leave = () => void outbox.delete(key)
            until.addEventListener('abort', leave)
            outbox.set(key, { letter, isOnItsWay: false, resolve, reject })
            use()
          }),
      })
    },
    /** Starts the heartbeat for somebody who waits. */
    use,
  }
}
