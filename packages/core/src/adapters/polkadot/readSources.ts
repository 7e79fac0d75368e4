import { walletsLimit } from '../walletsLimit.js'
import { type InjectedSource, isInjectedSource } from './InjectedSource.js'

const keyLimit = 128

/**
 * The sources that extensions put at `window.injectedWeb3`, by their key;
 * whatever else is there is left out.
 */
export function readSources(
  window: object,
): ReadonlyMap<string, InjectedSource> {
  const found = new Map<string, InjectedSource>()
  const injected = read(window, 'injectedWeb3')
  if (!injected || typeof injected !== 'object') return found
  for (const key of keysOf(injected).slice(0, walletsLimit)) {
    const source = read(injected, key)
    if (key && key.length <= keyLimit && isSource(source))
      found.set(key, source)
  }
  return found
}

/** A page may have put anything there, a getter that throws included. */
function read(owner: object, key: string): unknown {
  try {
    return (owner as { readonly [key: string]: unknown })[key]
  } catch {
    return undefined
  }
}

function keysOf(owner: object): string[] {
  try {
    return Object.keys(owner)
  } catch {
    return []
  }
}

function isSource(value: unknown): value is InjectedSource {
  try {
    return isInjectedSource(value)
  } catch {
    return false
  }
}
