import { parse, safeParse } from 'valibot'
import type { Clock } from './Clock.js'
import { createAnswers } from './createAnswers.js'
import { createRateLimit } from './createRateLimit.js'
import { PageMessage, toFailure } from './envelope.js'
import {
  type FrameEventName,
  type FrameEventPayload,
  frameEvents,
} from './events.js'
import type {
  EarlierOutcome,
  FrameHandlers,
  HandlerContext,
} from './FrameHandlers.js'
import type { FramePort } from './FramePort.js'
import { FrameError } from './frameErrors.js'
import type { FrameIncident } from './incident.js'
import { frameLimits, readMessage, writeMessage } from './messageText.js'
import { type CheckedRequest, parseRequest } from './parseRequest.js'
import { type FrameMethod, isFrameMethod } from './requests.js'

/** The frame's side of an open channel. */
export type ServedFrame = {
  /** Says something by itself. */
  emit<name extends FrameEventName>(
    name: name,
    payload: FrameEventPayload<name>,
  ): void
  /** Gives up all requests and closes the channel. */
  close(): void
}

/** How often the page hears that the visitor has not decided yet. */
export const pendingIntervalMs = 15_000

/** Messages above the rate are answered while they are short. */
const longestFlood = 4_096

type Open = {
  readonly id: string
  readonly method: FrameMethod
  readonly digest: string
  readonly isApproval: boolean
  readonly controller: AbortController
  /** Why it was given up, once it was. */
  givenUp?: 'ABORTED' | 'EXPIRED'
}

/**
 * The frame's side of the channel: every message is checked, carried out once
 * and answered once.
 * @param parameters.port from `acceptPage`
 * @param parameters.findOutcome what is known of a request by its id that was
 * asked before this document was loaded
 */
export function serveFrame(parameters: {
  port: FramePort
  handlers: FrameHandlers
  clock: Clock
  signal: AbortSignal
  findOutcome?: (id: string) => Promise<EarlierOutcome | undefined>
  onIncident?: (incident: FrameIncident) => void
}): ServedFrame {
  const { clock, findOutcome, handlers, port, signal } = parameters
  const note = parameters.onIncident ?? (() => undefined)
  const open = new Map<string, Open>()
  const answers = createAnswers()
  const rate = createRateLimit(clock, frameLimits.perSecond)
  let isClosed = false

  const post = (message: object): string => {
    const text = writeMessage({ v: 1, ...message })
    if (!isClosed) port.postMessage(text)
    return text
  }
  const fail = (id: string, m: string, error: unknown) =>
    post({ k: 'res', id, m, e: toFailure(error) })

  function answer(one: Open, outcome: { p?: unknown; e?: object }) {
    const { digest, id, method: m } = one
    if (open.get(id) !== one) return
    open.delete(id)
    const write = (given: object) => post({ k: 'res', id, m, ...given })
    let text: string
    try {
      text = write(outcome)
    } catch (error) {
      // What a handler gave is above a limit.
      text = write({ e: toFailure(error) })
    }
    answers.keep(id, digest, text)
    one.controller.abort()
  }

  function giveUp(one: Open, code: 'ABORTED' | 'EXPIRED') {
    one.givenUp ??= code
    one.controller.abort()
    // Only the handler knows whether a signature has left.
    if (!one.isApproval) answer(one, { e: toFailure(new FrameError(code)) })
  }

  async function run(one: Open, { payload, readReply }: CheckedRequest) {
    const handler = handlers[one.method] as (
      payload: unknown,
      context: HandlerContext,
    ) => unknown
    try {
      const { id, controller } = one
      const given = await handler(payload, { id, signal: controller.signal })
      const late = one.givenUp && toFailure(new FrameError('ALREADY_DONE'))
      answer(one, { p: check(readReply, given), ...(late && { e: late }) })
    } catch (error) {
      const code = one.givenUp
      const reason = code ? new FrameError(code) : error
      answer(one, { e: toFailure(reason) })
    }
  }

  function sayPending(one: Open) {
    const again = () => {
      emit('pending', { requestId: one.id })
      sayPending(one)
    }
    clock.after(pendingIntervalMs, again, one.controller.signal)
  }

  function start(
    { id, p, ttl }: { id: string; p?: unknown; ttl: number },
    method: FrameMethod,
    digest: string,
  ) {
    let request: CheckedRequest
    try {
      request = parseRequest(method, p)
    } catch (error) {
      note('invalid')
      return void fail(id, method, error)
    }
    const { isApproval, limitMs } = request
    const controller = new AbortController()
    const one: Open = { id, method, digest, isApproval, controller }
    open.set(id, one)
    const expire = () => giveUp(one, 'EXPIRED')
    clock.after(Math.min(ttl, limitMs), expire, controller.signal)
    if (isApproval) sayPending(one)
    if (method === 'rpcAbort')
      for (const other of [...open.values()])
        if (other.isApproval) giveUp(other, 'ABORTED')
    void run(one, request)
  }

  function receive(data: unknown) {
    const isWithinRate = rate.take()
    if (!isWithinRate) {
      note('flood')
      if (typeof data !== 'string' || data.length > longestFlood) return
    }
    const read = safeParse(PageMessage, readMessage(data))
    if (!read.success) return note('invalid')
    const message = read.output
    const { id, m } = message
    if (message.k === 'abort') return abort(id, m)
    if (message.k === 'ask') return tell(id, m)
    if (!isFrameMethod(m)) {
      note('invalid')
      return void fail(id, m, new FrameError('UNKNOWN_METHOD'))
    }
    const digest = JSON.stringify([m, message.p])
    const before = open.get(id) ?? answers.get(id)
    if (before) {
      note('duplicate')
      if (before.digest !== digest) fail(id, m, new FrameError('ID_REUSE'))
      else if ('text' in before) port.postMessage(before.text)
      return
    }
    if (!isWithinRate || open.size >= frameLimits.inFlight)
      return void fail(id, m, new FrameError('LIMIT'))
    if (message.ttl === 0) return void fail(id, m, new FrameError('EXPIRED'))
    start(message, m, digest)
  }

  function abort(id: string, m: string) {
    const one = open.get(id)
    if (one) return giveUp(one, 'ABORTED')
    const before = answers.get(id)
    if (before) return port.postMessage(before.text)
    void lookUp(id, m, 'ABORTED')
  }
  function tell(id: string, m: string) {
    const before = answers.get(id)
    if (before) return port.postMessage(before.text)
    if (open.has(id)) return void fail(id, m, new FrameError('PENDING'))
    void lookUp(id, m, 'UNKNOWN_REQUEST')
  }

  /** It may have been carried out before this document was loaded. */
  async function lookUp(
    id: string,
    m: string,
    otherwise: 'ABORTED' | 'UNKNOWN_REQUEST',
  ): Promise<void> {
    try {
      const outcome = await findOutcome?.(id)
      if (outcome && 'error' in outcome) fail(id, m, outcome.error)
      else if (outcome) post({ k: 'res', id, m, p: outcome.reply })
      else if (open.has(id)) fail(id, m, new FrameError('PENDING'))
      // Should the request still come, it is not carried out.
      else answers.keep(id, '', fail(id, m, new FrameError(otherwise)))
    } catch (error) {
      fail(id, m, error)
    }
  }

  const emit: ServedFrame['emit'] = (m, payload) =>
    void post({ k: 'evt', m, p: parse(frameEvents[m], payload) })

  const listener = ({ data }: { readonly data: unknown }) => receive(data)
  function close() {
    if (isClosed) return
    isClosed = true
    port.removeEventListener('message', listener)
    port.close()
    for (const { controller } of open.values()) controller.abort()
    open.clear()
  }
  if (signal.aborted) close()
  else {
    signal.addEventListener('abort', close, { once: true })
    port.addEventListener('message', listener)
    port.start()
  }
  return { emit, close }
}

/** A reply that does not fit is the wallet's own mistake. */
function check(readReply: CheckedRequest['readReply'], given: unknown) {
  try {
    return readReply(given)
  } catch (error) {
    throw new Error('The reply has the wrong form', { cause: error })
  }
}
