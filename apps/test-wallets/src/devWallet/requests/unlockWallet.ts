import type { DevWalletContext } from '../DevWallet.js'

/** A locked wallet first waits: for its window or for the panel. */
export async function unlockWallet(
  { session, settings }: Pick<DevWalletContext, 'session' | 'settings'>,
  ask: (request: { heading: string }, signal: AbortSignal) => Promise<unknown>,
): Promise<void> {
  if (!session.status.get().isLocked) return
  const opened = new AbortController()
  const unlocked = new Promise<void>((resolve) => {
    const stop = session.status.subscribe(() => {
      if (!session.status.get().isLocked) resolve()
    })
    opened.signal.addEventListener('abort', stop)
  })
  try {
    await Promise.race([
      unlocked,
      ask({ heading: 'Unlock Dev Wallet' }, opened.signal),
    ])
  } finally {
    opened.abort()
  }
  settings.change({
    faults: settings.get().faults.filter((fault) => fault !== 'locked'),
  })
}
