import { KitError } from '../../../errors/KitError.js'

type Waiter<value> = {
  resolve(value: value): void
  reject(error: KitError): void
}

/** Those who wait for the same thing; each is answered once. */
export function createWaiters<value>() {
  const waiters = new Set<Waiter<value>>()
  const takeAll = () => {
    const all = [...waiters]
    waiters.clear()
    return all
  }
  return {
    count: () => waiters.size,
    resolveAll(value: value) {
      for (const waiter of takeAll()) waiter.resolve(value)
    },
    rejectAll(error: KitError) {
      for (const waiter of takeAll()) waiter.reject(error)
    },
    /**
     * Waits until the signal is aborted.
     * @throws `CANCELLED` then
     */
    add: (signal: AbortSignal, onLeave: () => void) =>
      new Promise<value>((resolve, reject) => {
        const end = () => signal.removeEventListener('abort', leave)
        const waiter: Waiter<value> = {
          resolve(value) {
            end()
            resolve(value)
          },
          reject(error) {
            end()
            reject(error)
          },
        }
        const leave = () => {
          waiters.delete(waiter)
          waiter.reject(new KitError('CANCELLED'))
          onLeave()
        }
        signal.addEventListener('abort', leave)
        waiters.add(waiter)
        if (signal.aborted) leave()
      }),
  }
}
