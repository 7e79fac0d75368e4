/** One line of the log; some carry a link. */
export type EventLine = {
  readonly id: number
  readonly text: string
  readonly url?: string | undefined
}

/** How many lines are kept. */
const linesLimit = 100

/** What happened on the page, newest last. */
export function createEventLog() {
  const listeners = new Set<() => void>()
  let lines: readonly EventLine[] = []
  let count = 0
  return {
    get: () => lines,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(text: string, url?: string) {
      count += 1
      lines = [...lines, { id: count, text, url }].slice(-linesLimit)
      for (const listener of [...listeners]) listener()
    },
  }
}

export type EventLog = ReturnType<typeof createEventLog>
