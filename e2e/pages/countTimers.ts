/**
 * Keeps the timers of the page that have not ended, in `window.running`. Runs
 * in the page, from its start.
 */
export function countTimers(): void {
  const running = new Set<unknown>()
  Object.assign(window, { running })
  const wrap = (set: string, clear: string, isOnce: boolean) => {
    const start = Reflect.get(window, set)
    const end = Reflect.get(window, clear)
    Reflect.set(window, set, (run: () => void, ...rest: unknown[]) => {
      const act = (...given: []) => {
        if (isOnce) running.delete(id)
        run(...given)
      }
      const id: unknown = Reflect.apply(start, window, [act, ...rest])
      running.add(id)
      return id
    })
    Reflect.set(window, clear, (id: unknown) => {
      running.delete(id)
      Reflect.apply(end, window, [id])
    })
  }
  wrap('setTimeout', 'clearTimeout', true)
  wrap('setInterval', 'clearInterval', false)
}
