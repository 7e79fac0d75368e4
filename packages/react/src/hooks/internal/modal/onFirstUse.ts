const userActivityEvents = ['pointermove', 'touchstart', 'keydown'] as const

/**
 * Calls with the first sign that somebody uses the page. Visitors who want to
 * save data are left alone: what they need is fetched with the click.
 * @param isWanted signs count only from when it says yes; from the start
 * unless given
 */
export function onFirstUse(
  callback: () => void,
  signal: AbortSignal,
  isWanted = () => true,
): void {
  if (wantsToSaveData(navigator)) return
  const first = new AbortController()
  signal.addEventListener('abort', () => first.abort(), { once: true })
  const options = {
    capture: true,
    passive: true,
    signal: first.signal,
  }
  for (const type of userActivityEvents)
    window.addEventListener(
      type,
      () => {
        if (!isWanted()) return
        first.abort()
        callback()
      },
      options,
    )
}

/** Network Information, which not every browser has. */
type Connected = { readonly connection?: { readonly saveData?: boolean } }

/** Whether the visitor's browser asks to save data. */
export function wantsToSaveData({
  connection,
}: Navigator & Connected): boolean {
  return connection?.saveData === true
}
