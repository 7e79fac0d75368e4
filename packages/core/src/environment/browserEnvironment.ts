import type { Environment } from '../ports/Environment.js'
import { anyEnvironment } from './anyEnvironment.js'

/**
 * The environment of a browser page. Nothing is read before it is asked for, and a
 * blocked storage counts as none.
 */
export function browserEnvironment(): Environment {
  return {
    ...anyEnvironment,
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
    window,
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
