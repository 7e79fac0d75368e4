import { safeParse } from 'valibot'
import type { Clock } from './Clock.js'
import { createRateLimit } from './createRateLimit.js'
import { FrameMessage, fromFailure } from './envelope.js'
import { type FrameEvent, frameEvents, isFrameEventName } from './events.js'
import type { FrameClient } from './FrameClient.js'
import type { FramePort } from './FramePort.js'
import { FrameError, type FrameErrorCode } from './frameErrors.js'
import type { FrameIncident } from './incident.js'
import { frameLimits, readMessage, writeMessage } from './messageText.js'
import { type CheckedRequest, parseRequest } from './parseRequest.js'
import { randomToken } from './randomToken.js'
import type { FrameMethod } from './requests.js'

/** Requests that wait for their turn, at most. */
const mostWaiting = 256
/** A little less than the frame takes: messages may arrive closer together. */
const sentPerSecond = frameLimits.perSecond * 0.9
/** Three signs of life that did not come. */
const silenceLimitMs = 45_000
/** What a question about a request may take. */
const answerLimitMs = 20_000
/** How long the frame may take to say that a request is given up. */
const abortLimitMs = 3_000
/** The frame says by itself that time is up; it may be a little late. */
const graceMs = 5_000
/** How long an approval waits for the frame to be loaded again. */
const reloadLimitMs = 60_000

type Entry = {
  readonly id: string
  readonly method: FrameMethod
  readonly text: string
  readonly request: CheckedRequest
  /** `lost` is an approval whose frame has gone. */
  state: 'waiting' | 'sent' | 'lost'
  /** When the frame was last heard of it. */
  heardAt: number
  /** Aborted where something else is to be looked at next. */
  plan: AbortController
  resolve(reply: unknown): void
  reject(error: FrameError): void
  /** Aborted at its end. */
  readonly end: AbortController
}

type Answer = Extract<FrameMessage, { k: 'res' }>

/**
 * The page's side of the channel.
 * @param parameters.signal ends everything
 * @example
 * import { createFrameClient } from '@hasp/protocol/frame'
 *
 * const client = createFrameClient({ clock, randomBytes, signal })
 * client.attach(port)
 * await client.request('connectEmail', { email: 'ada@tide.example' })
 */
export function createFrameClient(parameters: {
  clock: Clock
  randomBytes: (length: number) => Uint8Array
  signal: AbortSignal
  onIncident?: (incident: FrameIncident) => void
}): FrameClient {
  const { clock, randomBytes } = parameters
  const note = parameters.onIncident ?? (() => undefined)
  const entries = new Map<string, Entry>()
  const listeners = new Set<(event: FrameEvent) => void>()
  const rate = createRateLimit(clock, sentPerSecond)
  const eventRate = createRateLimit(clock, frameLimits.perSecond)
  let waiting: Entry[] = []
  let inFlight = 0
  let isFlushPlanned = false
  let port: FramePort | undefined

  /** Takes it out before anybody hears of it: nothing settles twice. */
  function take(entry: Entry): boolean {
    if (!entries.delete(entry.id)) return false
    waiting = waiting.filter((other) => other !== entry)
    if (entry.state === 'sent') inFlight -= 1
    entry.plan.abort()
    entry.end.abort()
    flush()
    return true
  }
  function fail(entry: Entry, code: FrameErrorCode) {
    if (take(entry)) entry.reject(new FrameError(code))
  }
  const post = ({ id, method: m }: Entry, k: 'abort' | 'ask') =>
    port?.postMessage(writeMessage({ v: 1, k, id, m }))

  function flush() {
    while (port && inFlight < frameLimits.inFlight && waiting.length > 0) {
      if (!rate.take()) {
        if (isFlushPlanned) return
        isFlushPlanned = true
        return clock.after(rate.waitMs(), () => {
          isFlushPlanned = false
          flush()
        })
      }
      const [next, ...rest] = waiting
      waiting = rest
      if (next) send(next, port)
    }
  }
  function send(entry: Entry, to: FramePort) {
    entry.state = 'sent'
    inFlight += 1
    entry.heardAt = clock.now()
    to.postMessage(entry.text)
    if (entry.request.isApproval) watch(entry)
  }

  function later(entry: Entry, delayMs: number, run: () => void) {
    entry.plan.abort()
    entry.plan = new AbortController()
    clock.after(delayMs, run, entry.plan.signal)
  }
  /** Asks about an approval of which nothing was heard for too long. */
  function watch(entry: Entry) {
    const leftMs = entry.heardAt + silenceLimitMs - clock.now()
    const look = () => {
      if (entry.heardAt + silenceLimitMs > clock.now()) watch(entry)
      else inquire(entry)
    }
    later(entry, leftMs, look)
  }
  function inquire(entry: Entry) {
    const { heardAt } = entry
    post(entry, 'ask')
    const judge = () => {
      if (entry.heardAt === heardAt) fail(entry, 'OUTCOME_UNKNOWN')
      else watch(entry)
    }
    later(entry, answerLimitMs, judge)
  }

  function expire(entry: Entry) {
    const { isApproval } = entry.request
    if (entry.state === 'sent' && !isApproval) post(entry, 'abort')
    const isOpen = isApproval && entry.state !== 'waiting'
    fail(entry, isOpen ? 'OUTCOME_UNKNOWN' : 'TIMED_OUT')
  }
  function abort(entry: Entry) {
    const { isApproval } = entry.request
    if (entry.state === 'sent') post(entry, 'abort')
    if (!isApproval || entry.state === 'waiting') return fail(entry, 'ABORTED')
    // The signature may be on its way: the frame knows.
    clock.after(
      entry.state === 'sent' ? abortLimitMs : 0,
      () => fail(entry, 'OUTCOME_UNKNOWN'),
      entry.end.signal,
    )
  }

  function request(
    method: FrameMethod,
    payload?: unknown,
    { signal }: { signal?: AbortSignal | undefined } = {},
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) throw new FrameError('ABORTED')
      if (parameters.signal.aborted) throw new FrameError('FRAME_GONE')
      if (waiting.length >= mostWaiting) throw new FrameError('LIMIT')
      const request = parseRequest(method, payload)
      const { isApproval, limitMs: ttl } = request
      const id = randomToken(randomBytes, 16)
      const m = method
      const entry: Entry = {
        id,
        method,
        text: writeMessage({ v: 1, k: 'req', id, m, p: request.payload, ttl }),
        request,
        state: 'waiting',
        heardAt: clock.now(),
        plan: new AbortController(),
        resolve,
        reject,
        end: new AbortController(),
      }
      const end = entry.end.signal
      entries.set(id, entry)
      waiting.push(entry)
      const leave = () => abort(entry)
      signal?.addEventListener('abort', leave, { once: true })
      end.addEventListener('abort', () =>
        signal?.removeEventListener('abort', leave),
      )
      const limitMs = isApproval ? ttl + graceMs : ttl
      clock.after(limitMs, () => expire(entry), end)
      flush()
    })
  }

  function receive(data: unknown) {
    const message = readFrameMessage(data)
    if (!message) return note('invalid')
    if (message.k === 'evt') return receiveEvent(message)
    const entry = entries.get(message.id)
    if (entry?.state !== 'sent') return note('late')
    if (entry.method !== message.m) return note('mismatch')
    settle(entry, message)
  }

  function settle(entry: Entry, { e, p }: Answer) {
    const { isApproval, readReply } = entry.request
    if (e?.code === 'PENDING') {
      entry.heardAt = clock.now()
      return
    }
    // What the frame never heard of, it has not signed.
    if (e?.code === 'UNKNOWN_REQUEST') return fail(entry, 'FRAME_GONE')
    if (e?.code === 'INTERNAL' && isApproval)
      return fail(entry, 'OUTCOME_UNKNOWN')
    if (e && e.code !== 'ALREADY_DONE') {
      if (take(entry)) entry.reject(fromFailure(e))
      return
    }
    let reply: unknown
    try {
      reply = readReply(p)
    } catch {
      note('invalid')
      return fail(entry, isApproval ? 'OUTCOME_UNKNOWN' : 'INVALID_REPLY')
    }
    if (take(entry)) entry.resolve(reply)
  }

  function receiveEvent({ m, p }: { m: string; p: unknown }) {
    if (!eventRate.take()) return note('flood')
    const read = isFrameEventName(m) ? safeParse(frameEvents[m], p) : undefined
    if (!read?.success) return note('invalid')
    const event = { type: m, ...read.output } as FrameEvent
    if (event.type === 'pending') {
      const entry = entries.get(event.requestId)
      if (entry?.state === 'sent') entry.heardAt = clock.now()
      else note('late')
    }
    for (const listener of [...listeners]) listener(event)
  }

  const listener = ({ data }: { readonly data: unknown }) => receive(data)
  function detach() {
    port?.removeEventListener('message', listener)
    port?.close()
    port = undefined
    for (const entry of [...entries.values()]) {
      if (entry.state !== 'sent') continue
      if (!entry.request.isApproval) {
        fail(entry, 'FRAME_GONE')
        continue
      }
      entry.state = 'lost'
      inFlight -= 1
      later(entry, reloadLimitMs, () => fail(entry, 'OUTCOME_UNKNOWN'))
    }
  }
  function attach(next: FramePort) {
    if (port) detach()
    if (parameters.signal.aborted) return next.close()
    port = next
    next.addEventListener('message', listener)
    next.start()
    for (const entry of [...entries.values()]) {
      if (entry.state !== 'lost') continue
      entry.state = 'sent'
      inFlight += 1
      inquire(entry)
    }
    flush()
  }
  parameters.signal.addEventListener('abort', () => {
    detach()
    for (const entry of [...entries.values()])
      fail(entry, entry.state === 'lost' ? 'OUTCOME_UNKNOWN' : 'FRAME_GONE')
  })

  return {
    request: request as FrameClient['request'],
    attach,
    detach,
    listen(heard, signal) {
      if (signal.aborted) return
      listeners.add(heard)
      signal.addEventListener('abort', () => listeners.delete(heard), {
        once: true,
      })
    },
  }
}

function readFrameMessage(data: unknown) {
  const read = safeParse(FrameMessage, readMessage(data))
  return read.success ? read.output : undefined
}
