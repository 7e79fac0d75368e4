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
      return (onFulfilled?: Receive, onRejected?: Receive) =>
        target.then(
          repeat(onFulfilled, () => {
            receive(onFulfilled, second.value)
            receive(onRejected, second.error)
          }),
          repeat(onRejected, () => receive(onRejected, second.error)),
        )
    },
  })
}

type Receive = ((value: unknown) => unknown) | null | undefined

function repeat(listener: Receive, again: () => void): Receive {
  if (typeof listener !== 'function') return listener
  return (value) => {
    queueMicrotask(again)
    return listener(value)
  }
}

/** What a page does with the surplus answer is not this answer's business. */
function receive(listener: Receive, value: unknown): void {
  if (typeof listener !== 'function') return
  Promise.resolve(value)
    .then(listener)
    .catch(() => undefined)
}
