import { observableValue } from './devWallet/observableValue.js'

/** One line of the log; some carry a link. */
export type EventLine = {
  readonly id: number
  readonly text: string
  readonly url?: string | undefined
}

/** So many lines are kept. */
const linesLimit = 100

/** What happened on the page, newest last. */
export function createEventLog() {
  const lines = observableValue<readonly EventLine[]>([])
  let count = 0
  return {
    get: lines.get,
    subscribe: lines.subscribe,
    add(text: string, url?: string) {
      count += 1
      lines.set([...lines.get(), { id: count, text, url }].slice(-linesLimit))
    },
  }
}

export type EventLog = ReturnType<typeof createEventLog>
