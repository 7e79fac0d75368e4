import { setTimeout as wait } from 'node:timers/promises'
import { Agent, request } from 'undici'

const tickMs = 20

type Pace = 'perSecond' | 'mostWaiting'

/**
 * Visitors who ask at a fixed rate, whether or not others were answered; fewer
 * where as many wait as there may be.
 * @param pathOf what the nth of them asks
 */
export function createSteadyVisitors(
  url: string,
  { mostWaiting, perSecond }: Readonly<Record<Pace, number>>,
  pathOf: (count: number) => string,
) {
  const failed: unknown[] = []
  const dispatcher = new Agent()
  const durationsMs: number[] = []
  const open = new Set<Promise<void>>()
  let asked = 0
  let isOver = false
  const ask = async (path: string) => {
    const askedAt = performance.now()
    try {
      // `fetch` takes more of the processor than who answers.
      const { body, statusCode } = await request(`${url}${path}`, {
        dispatcher,
      })
      const text = await body.text()
      if (statusCode !== 200) failed.push([path, statusCode, text])
    } catch (error) {
      failed.push([path, error])
    }
    durationsMs.push(performance.now() - askedAt)
  }
  const run = async () => {
    let due = 0
    let before = performance.now()
    while (!isOver) {
      const now = performance.now()
      due += ((now - before) / 1_000) * perSecond
      before = now
      for (; due >= 1 && open.size < mostWaiting; due -= 1) {
        asked += 1
        const asking = ask(pathOf(asked)).finally(() => open.delete(asking))
        open.add(asking)
      }
      due = Math.min(due, mostWaiting)
      await wait(tickMs)
    }
    await Promise.all(open)
  }
  const startedAt = performance.now()
  const running = run()
  return {
    failed,
    async stop() {
      isOver = true
      await running
      await dispatcher.close()
      const seconds = (performance.now() - startedAt) / 1_000
      const sorted = durationsMs.toSorted((one, other) => one - other)
      const at = (share: number) =>
        Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
      const reached = Math.round(sorted.length / seconds)
      return {
        answered: sorted.length,
        perSecond: reached,
        p50: at(0.5),
        p99: at(0.99),
      }
    },
  }
}
