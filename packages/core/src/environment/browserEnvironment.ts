import type { Environment } from '../ports/Environment.js'
import { systemClock } from './systemClock.js'

/**
 * The world of a browser page. Nothing is read before it is asked for, and a
 * blocked storage counts as none.
 */
export function browserEnvironment(): Environment {
  return {
    clock: systemClock,
    keyValueStore: localStorageIfAllowed(),
    onStorageChange(listener, signal) {
      window.addEventListener('storage', ({ key }) => listener(key), { signal })
      // A page that was put aside has missed what other tabs did meanwhile.
      window.addEventListener(
        'pageshow',
        ({ persisted }) => persisted && listener(null),
        { signal },
      )
    },
    fetch: (...request) => globalThis.fetch(...request),
    window,
    randomBytes,
    randomId,
    timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    isMobile: () =>
      /android|iphone|ipad|ipod/i.test(navigator.userAgent) ||
      (navigator.maxTouchPoints > 1 && /macintosh/i.test(navigator.userAgent)),
    async exclusive(name, task) {
      if (!navigator.locks) return await task()
      return await navigator.locks.request(`hasp.${name}`, task)
    },
  }
}

function localStorageIfAllowed(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

function randomBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length))
}

/** 128 random bits; works in pages without a secure context too. */
function randomId(): string {
  return Array.from(randomBytes(16), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
