type Reply = { answer(value: unknown): void; fail(error: unknown): void }

/**
 * What wallets hand out is not always a promise: this settles as often as its
 * wallet likes.
 */
export function repeatedly(run: (reply: Reply) => void): PromiseLike<unknown> {
  const listeners: Reply[] = []
  const outcomes: ((listener: Reply) => void)[] = []
  const notify = (outcome: (listener: Reply) => void) => {
    outcomes.push(outcome)
    for (const listener of listeners) outcome(listener)
  }
  run({
    answer: (value) => notify((listener) => listener.answer(value)),
    fail: (error) => notify((listener) => listener.fail(error)),
  })
  const then = (
    answer: (value: unknown) => unknown,
    fail: (error: unknown) => unknown,
  ) => {
    const listener: Reply = {
      answer: (value) => void answer(value),
      fail: (error) => void fail(error),
    }
    listeners.push(listener)
    for (const outcome of outcomes) outcome(listener)
  }
  return Object.defineProperty({}, 'then', {
    value: then,
  }) as PromiseLike<unknown>
}
