const hiddenForMs = 60_000

/** Forgets the open wallet once its page was out of sight for a while. */
export function lockWhenHidden({
  after,
  document,
  lock,
}: {
  readonly document: Document
  readonly after: (delayMs: number, run: () => void) => () => void
  readonly lock: () => Promise<unknown>
}): void {
  let cancel: (() => void) | undefined
  document.addEventListener('visibilitychange', () => {
    cancel?.()
    cancel =
      document.visibilityState === 'hidden'
        ? after(hiddenForMs, () => void lock().catch(() => undefined))
        : undefined
  })
}
