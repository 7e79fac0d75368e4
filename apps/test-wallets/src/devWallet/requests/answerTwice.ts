/**
 * Wraps an answer so that whoever waits hears it twice: first the true
 * answer, then another one and a rejection, as a broken extension would.
 */
export function answerTwice<Answer>(
  answer: Promise<Answer>,
  second: { value: unknown; error: Error },
): Promise<Answer> {
  return new Proxy(answer, {
    get(target, key) {
      if (key !== 'then') return Reflect.get(target, key)
      return (onFulfilled?: Hear, onRejected?: Hear) =>
        target.then(
          repeat(onFulfilled, () => {
            hear(onFulfilled, second.value)
            hear(onRejected, second.error)
          }),
          repeat(onRejected, () => hear(onRejected, second.error)),
        )
    },
  })
}

type Hear = ((value: unknown) => unknown) | null | undefined

function repeat(listener: Hear, again: () => void): Hear {
  if (typeof listener !== 'function') return listener
  return (value) => {
    queueMicrotask(again)
    return listener(value)
  }
}

/** What a page does with the surplus answer is not this answer's business. */
function hear(listener: Hear, value: unknown): void {
  if (typeof listener !== 'function') return
  Promise.resolve(value)
    .then(listener)
    .catch(() => undefined)
}
