/** What a page's console was told, and the way to give it back. */
export type ConsoleListener = {
  /** One line each: the level, and what was said. */
  readonly received: readonly string[]
  readonly stop: () => void
}

const levels = ['error', 'warn', 'info'] as const

/**
 * Takes the place of the page's console.
 * @example
 * const { received, stop } = listenToConsole()
 * console.error('no') // received is ['error no']
 * stop()
 */
export function listenToConsole(): ConsoleListener {
  const received: string[] = []
  const own = globalThis.console
  const receive = (level: string) => (line: string) =>
    void received.push(`${level} ${line}`)
  const listening = levels.map((level) => [level, receive(level)] as const)
  globalThis.console = { ...own, ...Object.fromEntries(listening) }
  return {
    received,
    stop() {
      globalThis.console = own
    },
  }
}
