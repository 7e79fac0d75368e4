const types = ['online', 'pageshow', 'focus', 'visibilitychange']

/**
 * Calls when a page may have come back from sleep. What the browser says of
 * the network is not asked: it is wrong too often.
 */
export function watchWaking(
  window: Window | undefined,
  onWake: () => void,
  signal: AbortSignal,
): void {
  for (const type of types) window?.addEventListener(type, onWake, { signal })
}
