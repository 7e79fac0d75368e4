import { createKit } from '../../kit/createKit.js'
import type { Kit } from '../../kit/Kit.js'
import type { KitOptions } from '../../kit/options.js'
import type { Clock, Environment } from '../../ports/Environment.js'
import { createMemoryStore } from '../createMemoryStore.js'
import type { FakeClock } from '../fakeClock.js'
import type { Chance } from './createChance.js'

/** A page of the site. */
export type Tab = {
  readonly name: string
  readonly kit: Kit
  close(): void
  /** How many timers it waits for. */
  waiting(): number
}

/** The tabs of one browser: one storage, and each hears what others wrote. */
export function createTabs(parameters: {
  readonly chance: Chance
  readonly clock: FakeClock
  readonly fetch: typeof globalThis.fetch
  readonly options: Partial<KitOptions>
  readonly furnish: (window: EventTarget) => void
  readonly watch: (tab: Tab) => void
}) {
  const { chance, clock, fetch, furnish, options, watch } = parameters
  const store = createMemoryStore()
  const tabs = new Map<Tab, (key: string) => void>()
  const locks = new Map<string, Promise<unknown>>()
  let count = 0

  const exclusive: Environment['exclusive'] = async (name, task) => {
    const before = locks.get(name)
    const run = (async () => {
      await before
      return await task()
    })()
    locks.set(
      name,
      run.catch(() => undefined),
    )
    return await run
  }
  const open = (): Tab => {
    count += 1
    const window = new EventTarget()
    const listeners = new Set<(key: string | null) => void>()
    const own = countTimers(clock)
    const notify = (key: string) =>
      queueMicrotask(() => {
        for (const [other, receive] of [...tabs])
          if (other !== tab) receive(key)
      })
    furnish(window)
    const kit = createKit({
      app: { name: 'Site', url: 'https://site.example' },
      logLevel: 'silent',
      ...options,
      environment: {
        clock: own.clock,
        keyValueStore: {
          getItem: store.getItem,
          setItem(key, value) {
            if (store.getItem(key) === value) return
            store.setItem(key, value)
            notify(key)
          },
          removeItem(key) {
            if (store.getItem(key) === null) return
            store.removeItem(key)
            notify(key)
          },
        },
        onStorageChange(listener, signal) {
          listeners.add(listener)
          signal.addEventListener('abort', () => listeners.delete(listener))
        },
        fetch,
        window: window as Window & typeof globalThis,
        randomBytes: chance.bytes,
        randomId: chance.id,
        isMobile: () => false,
        exclusive,
      },
    })
    const tab: Tab = {
      name: `tab ${count}`,
      kit,
      close() {
        stop()
        tabs.delete(tab)
      },
      waiting: own.waiting,
    }
    watch(tab)
    tabs.set(tab, (key) => {
      for (const listener of [...listeners]) listener(key)
    })
    const stop = kit.start()
    return tab
  }
  return { open, store }
}

/** A view of a clock that knows what one page waits for. */
function countTimers(clock: Clock): { clock: Clock; waiting(): number } {
  const timers = new Set<object>()
  return {
    waiting: () => timers.size,
    clock: {
      now: clock.now,
      after(delayMs, run, signal) {
        if (signal?.aborted) return
        const timer = {}
        const end = () => {
          timers.delete(timer)
          signal?.removeEventListener('abort', end)
        }
        timers.add(timer)
        signal?.addEventListener('abort', end)
        clock.after(
          // Pages count whole milliseconds.
          Math.ceil(delayMs),
          () => {
            end()
            run()
          },
          signal,
        )
      },
    },
  }
}
