import type { Clock } from '../../ports/Environment.js'
import { onceQuiet } from '../injected/onceQuiet.js'
import type { InjectedExtension } from './InjectedSource.js'

/**
 * Hands on what an extension says of its accounts, until the signal is
 * aborted. An extension that cannot be subscribed to is asked when it matters.
 */
export function watchAccounts(parameters: {
  readonly extension: InjectedExtension
  readonly clock: Clock
  readonly onAccounts: (accounts: unknown) => void
  readonly signal: AbortSignal
}): void {
  const { clock, extension, onAccounts, signal } = parameters
  if (signal.aborted) return
  const note = onceQuiet({ clock, onValue: onAccounts, signal })
  const subscribed = new Promise<unknown>((settle) =>
    settle(extension.accounts.subscribe?.(note)),
  ).catch(() => undefined)
  const stop = async () => {
    const end = await subscribed
    try {
      if (typeof end === 'function') end()
    } catch {
      // What it still tells is not handed on.
    }
  }
  signal.addEventListener('abort', stop, { once: true })
}
