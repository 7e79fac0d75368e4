import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KitError } from '../errors/KitError.js'
import type { Clock } from '../ports/Environment.js'
import { propertyRuns } from '../testing/propertyRuns.js'
import { withDeadline } from './withDeadline.js'

/** A clock whose one timer fires when the test says so. */
function createHandClock() {
  const timers = new Set<() => void>()
  const clock: Clock = {
    now: () => 0,
    after(_delayMs, run, signal) {
      if (signal?.aborted) return
      const fire = () => {
        timers.delete(fire)
        run()
      }
      timers.add(fire)
      signal?.addEventListener('abort', () => timers.delete(fire))
    },
  }
  return {
    clock,
    timers,
    fire() {
      for (const timer of [...timers]) timer()
    },
  }
}

function createDeferred() {
  let resolve = (_answer: string) => {}
  let reject = (_error: Error) => {}
  const promise = new Promise<string>((accept, refuse) => {
    resolve = accept
    reject = refuse
  })
  return { promise, resolve, reject }
}

function begin(signal?: AbortSignal) {
  const time = createHandClock()
  const deferred = createDeferred()
  const late: string[] = []
  const outcomes: string[] = []
  const seen: AbortSignal[] = []
  const promise = withDeadline({
    run(own) {
      seen.push(own)
      return deferred.promise
    },
    clock: time.clock,
    limitMs: 1_000,
    signal,
    onLate: (answer) => late.push(answer),
  })
  const ended = promise.then(
    (answer) => outcomes.push(answer),
    (error: unknown) =>
      outcomes.push(error instanceof KitError ? error.code : String(error)),
  )
  return { ...time, deferred, ended, late, outcomes, seen }
}

describe('withDeadline', () => {
  it('gives the answer and lets go of timer and signal', async () => {
    const { deferred, ended, outcomes, seen, timers } = begin()
    expect(timers.size).toBe(1)
    deferred.resolve('answer')
    await ended
    expect(outcomes).toEqual(['answer'])
    expect(timers.size).toBe(0)
    expect(seen[0]?.aborted).toBe(true)
  })

  it('ends in time when nobody answers, and hands on the late answer', async () => {
    const { deferred, ended, fire, late, outcomes, seen } = begin()
    fire()
    await ended
    expect(outcomes).toEqual(['TIMED_OUT'])
    expect(seen[0]?.aborted).toBe(true)
    deferred.resolve('late')
    await deferred.promise
    expect(late).toEqual(['late'])
  })

  it('is cancelled by its signal, before it starts too', async () => {
    const controller = new AbortController()
    const running = begin(controller.signal)
    controller.abort()
    await running.ended
    expect(running.outcomes).toEqual(['CANCELLED'])
    expect(running.timers.size).toBe(0)
    const never = begin(controller.signal)
    await never.ended
    expect(never.outcomes).toEqual(['CANCELLED'])
    expect(never.seen).toEqual([])
  })

  it('rejects with its own error when the deadline says so', async () => {
    const { clock, fire } = createHandClock()
    const promise = withDeadline({
      run: () => new Promise<never>(() => undefined),
      clock,
      limitMs: 3_000,
      onDeadline: () =>
        new KitError('WALLET_NOT_RESPONDING', { afterMs: 3_000 }),
    })
    fire()
    await expect(promise).rejects.toMatchObject({
      code: 'WALLET_NOT_RESPONDING',
    })
  })

  it('turns a throw at the start into a rejection', async () => {
    const { clock, timers } = createHandClock()
    const error = new Error('at once')
    const promise = withDeadline({
      run() {
        throw error
      },
      clock,
      limitMs: 1_000,
    })
    await expect(promise).rejects.toBe(error)
    expect(timers.size).toBe(0)
  })

  it('settles exactly once, by whatever comes first', async () => {
    const happening = fc.constantFrom(
      'resolve',
      'reject',
      'deadline',
      'abort',
      'wait',
    )
    const happenings = fc.array(happening, { maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(happenings, async (sequence) => {
        const controller = new AbortController()
        const { deferred, ended, fire, late, outcomes, timers } = begin(
          controller.signal,
        )
        const actions = {
          resolve: () => deferred.resolve('answer'),
          reject: () => deferred.reject(new Error('refused')),
          deadline: fire,
          abort: () => controller.abort(),
          wait: () => undefined,
        }
        for (const name of sequence) {
          actions[name]()
          for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
        }
        fire()
        await ended
        deferred.resolve('answer')
        await deferred.promise.catch(() => undefined)
        const first = sequence.find((name) => name !== 'wait') ?? 'deadline'
        const expected = {
          resolve: 'answer',
          reject: 'Error: refused',
          deadline: 'TIMED_OUT',
          abort: 'CANCELLED',
          wait: '',
        }[first]
        expect(outcomes).toEqual([expected])
        expect(timers.size).toBe(0)
        const answers = sequence.filter((name) => /^re/.test(name))
        const isLate =
          ['deadline', 'abort'].includes(first) && answers[0] !== 'reject'
        expect(late).toEqual(isLate ? ['answer'] : [])
      }),
      propertyRuns(200),
    )
  })
})
