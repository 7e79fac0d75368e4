import type { Clock } from '../../ports/Environment.js'
import { mockError } from './mockError.js'

/** How a mock wallet answers; `delay` may stand before any other. */
export type MockAnswers = {
  /** Answers later; without more, what it would have answered anyway. */
  delay(delayMs: number): MockAnswers
  /** Fails with an EIP-1193 error, e.g. 4001 for a visitor who declines. */
  reject(code: number, message?: string): void
  /** Fails with any value, or throws it inside the call. */
  throw(value: unknown, isInsideCall?: boolean): void
  /** Succeeds with a value. */
  answer(value: unknown): void
  /** Succeeds with something that no method gives. */
  malformed(value?: unknown): void
  /** Settles the same request twice: with the value, then with a failure. */
  twice(value: unknown): void
  /** Never settles. */
  never(): void
}

type Ordinary = () => Promise<unknown>
type Plan = { delayMs: number; run: (ordinary: Ordinary) => Promise<unknown> }

/** Keeps what a test decided of a wallet's answers, by method. */
export function createMockAnswers(clock: Clock) {
  const queued = new Map<string, Plan[]>()
  const lasting = new Map<string, Plan>()

  const decide = (plan: Plan): MockAnswers => {
    const set = (run: Plan['run']) => {
      plan.run = run
    }
    const builder: MockAnswers = {
      delay(delayMs) {
        plan.delayMs = delayMs
        return builder
      },
      reject: (code, message = 'Declined by the test') =>
        set(() => Promise.reject(mockError(code, message))),
      throw: (value, isInsideCall) =>
        set(() => {
          if (isInsideCall) throw value
          return Promise.reject(value)
        }),
      answer: (value) => set(() => Promise.resolve(value)),
      malformed: (value = { isJunk: true }) =>
        set(() => Promise.resolve(value)),
      twice: (value) => set(() => settleTwice(value)),
      never: () => set(() => new Promise(() => undefined)),
    }
    return builder
  }
  return {
    next(method: string): MockAnswers {
      const plan = ordinaryPlan()
      queued.set(method, [...(queued.get(method) ?? []), plan])
      return decide(plan)
    },
    every(method: string): MockAnswers {
      const plan = ordinaryPlan()
      lasting.set(method, plan)
      return decide(plan)
    },
    reset() {
      queued.clear()
      lasting.clear()
    },
    answer(method: string, ordinary: Ordinary): Promise<unknown> {
      const plan = queued.get(method)?.shift() ?? lasting.get(method)
      if (!plan) return ordinary()
      if (plan.delayMs === 0) return plan.run(ordinary)
      return new Promise((resolve) =>
        clock.after(plan.delayMs, () => resolve(plan.run(ordinary))),
      )
    },
  }
}

function ordinaryPlan(): Plan {
  return { delayMs: 0, run: (ordinary) => ordinary() }
}

/** A promise cannot settle twice; what wallets hand out is not always one. */
function settleTwice(value: unknown): Promise<unknown> {
  const once = Promise.resolve(value)
  const settle = (
    onFulfilled?: (value: unknown) => unknown,
    onRejected?: (thrown: unknown) => unknown,
  ) =>
    once
      .then(() => onFulfilled?.(value))
      .then(() => onFulfilled?.(value))
      .then(() => onRejected?.(mockError(4001, 'Said twice')))
  return new Proxy(once, {
    get: (target, key) => (key === 'then' ? settle : Reflect.get(target, key)),
  })
}
