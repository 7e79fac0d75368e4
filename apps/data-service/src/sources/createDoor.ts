import type { Clock } from '@hasp/service-frame'
import * as v from 'valibot'
import { type Breaker, createBreaker } from './createBreaker.js'
import { createThreadShare, type ThreadShare } from './createThreadShare.js'
import { type Received, readAnswer } from './readAnswer.js'
import { UpstreamFailure } from './UpstreamFailure.js'

const usualLimitBytes = 2 * 1024 * 1024
/** For what is as long as somebody's list of things, and asked for as a whole. */
export const longLimitBytes = 8 * 1024 * 1024
/** Reading more of such a list takes a while, in which nobody else is served. */
const longBytes = 1024 * 1024
const usualAttemptLimitMs = 4_000
const limitMs = 10_000
const attempts = 3
const longestPauseMs = 800
/** Nobody reads it: an abort without a reason makes an error, with its stack. */
const reason = 'over'

/** The one way to servers of others: nodes, explorers and prices. */
export interface Door {
  /**
   * Asks, up to three times; what is refused is not asked again.
   * @throws UpstreamFailure
   */
  ask<const Schema extends v.GenericSchema>(
    question: Door.Question<Schema>,
  ): Promise<v.InferOutput<Schema>>
}

export declare namespace Door {
  interface Question<Schema> {
    readonly url: string
    /** Sent as JSON by POST; without it, GET. */
    readonly body?: unknown
    readonly schema: Schema
    /** Waits before each attempt, where an upstream counts them. */
    readonly takeTurn?: () => Promise<void>
    /** How large the answer may be; 2 MiB unless given. */
    readonly limitBytes?: number
    /** How deep its JSON may be; 40 unless given. */
    readonly depthLimit?: number
    /** Strangers choose how long it is: reading it waits its turn. */
    readonly isLongAtWill?: boolean
    /** How long an attempt may take, of 10 s in all; 4 s unless given. */
    readonly attemptLimitMs?: number
  }
}

/**
 * A door: a deadline for each attempt and for all, a limit of size and depth, a
 * schema, retries with full jitter, no redirects, and rest for what is down.
 */
export function createDoor(options: createDoor.Options): Door {
  const { clock } = options
  const shareThread = createThreadShare(clock)
  const breakers = new Map<string, Breaker>()
  const breakerOf = (url: string) => {
    const { origin } = new URL(url)
    const breaker = breakers.get(origin) ?? createBreaker(clock.now)
    breakers.set(origin, breaker)
    return breaker
  }
  return {
    async ask(question) {
      const endsAt = clock.now() + limitMs
      const breaker = breakerOf(question.url)
      for (let attempt = 1; ; attempt += 1)
        try {
          await question.takeTurn?.()
          return await askOnce(question, {
            ...options,
            ...{ breaker, endsAt, shareThread },
          })
        } catch (error) {
          if (!(error instanceof UpstreamFailure)) throw error
          const pauseMs = options.random() * longestPauseMs * attempt
          const isLast =
            attempt >= attempts ||
            !isPassing(error) ||
            isTheirs(error, options) ||
            clock.now() + pauseMs >= endsAt
          if (isLast) throw error
          await clock.sleep(pauseMs)
        }
    },
  }
}

/** Sends a question once. */
export type Send = (
  url: string,
  question: {
    /** Sent as JSON by POST; without it, GET. */
    readonly body: string | undefined
    /** @throws UpstreamFailure `TOO_LARGE` for an answer with more of them */
    readonly limitBytes: number
    readonly signal: AbortSignal
  },
) => Promise<Received>

export declare namespace createDoor {
  interface Options {
    readonly clock: Clock
    readonly send: Send
    /** From 0 to 1. */
    readonly random: () => number
    /** Strangers choose what is asked, and that it takes long. */
    readonly isForStrangers?: boolean
  }
}

/** What may be otherwise a moment later. */
function isPassing({ code, retryAfterMs }: UpstreamFailure): boolean {
  return (
    retryAfterMs === undefined &&
    ['NO_ANSWER', 'TOO_SLOW', 'FAILED'].includes(code)
  )
}

/** Slowness that strangers choose says nothing of a node; others are asked. */
function isTheirs(
  { code }: UpstreamFailure,
  { isForStrangers = false }: Pick<createDoor.Options, 'isForStrangers'>,
): boolean {
  return isForStrangers && code === 'TOO_SLOW'
}

/** Who refuses a question, or has too much to say, is there. */
const ofQuestion = ['REFUSED', 'TOO_LARGE', 'LEFT_ALONE']

async function askOnce<const Schema extends v.GenericSchema>(
  question: Door.Question<Schema>,
  options: createDoor.Options & {
    readonly breaker: Breaker
    readonly endsAt: number
    readonly shareThread: ThreadShare
  },
): Promise<v.InferOutput<Schema>> {
  const { breaker, clock, endsAt, send, shareThread } = options
  const {
    attemptLimitMs = usualAttemptLimitMs,
    body,
    depthLimit,
    isLongAtWill = false,
    limitBytes = usualLimitBytes,
  } = question
  const waitMs = breaker.waitMs()
  if (waitMs > 0)
    throw new UpstreamFailure('LEFT_ALONE', { retryAfterMs: waitMs })
  breaker.begin()
  const late = new AbortController()
  const done = new AbortController()
  const allowedMs = Math.min(attemptLimitMs, endsAt - clock.now())
  void clock.sleep(allowedMs, done.signal).then(() => {
    if (!done.signal.aborted) late.abort()
  })
  try {
    const received = await send(question.url, {
      body: body === undefined ? undefined : JSON.stringify(body),
      limitBytes,
      signal: late.signal,
    })
    const read = () =>
      v.safeParse(question.schema, readAnswer(received, clock.now, depthLimit))
    const isLong = isLongAtWill && received.bytes.length > longBytes
    const parsed = isLong ? await shareThread(read) : read()
    if (!parsed.success) throw new UpstreamFailure('NOT_UNDERSTOOD')
    breaker.succeed()
    return parsed.output
  } catch (cause) {
    const failure =
      cause instanceof UpstreamFailure
        ? cause
        : new UpstreamFailure(late.signal.aborted ? 'TOO_SLOW' : 'NO_ANSWER', {
            cause,
          })
    if (ofQuestion.includes(failure.code)) breaker.succeed()
    else if (isTheirs(failure, options)) breaker.end()
    else breaker.fail(failure.retryAfterMs)
    throw failure
  } finally {
    done.abort(reason)
  }
}
