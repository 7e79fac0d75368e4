import { walletsLimit } from '../walletsLimit.js'
import { readWallet } from './readWallet.js'
import type { StandardWallet } from './StandardWallet.js'

/** What a site gives to wallets, so that they can make themselves known. */
type RegisterApi = {
  readonly register: (...wallets: readonly unknown[]) => () => void
}

/** A search that can be repeated. */
export type StandardSearch = { again(): void }

/**
 * Finds the wallets of the page by the Wallet Standard, whoever of the two was
 * there first: wallets hear `wallet-standard:app-ready`, and the site hears
 * `wallet-standard:register-wallet`. Wallets may register and unregister at
 * any time until the signal is aborted; each is reported once.
 * @param parameters.onUnregister is given the wallet that `onRegister` was
 */
export function discoverWalletStandard(parameters: {
  readonly window: EventTarget
  readonly onRegister: (wallet: StandardWallet) => void
  readonly onUnregister: (wallet: StandardWallet) => void
  readonly signal: AbortSignal
}): StandardSearch {
  const { onRegister, onUnregister, signal, window } = parameters
  const registered = new Map<unknown, StandardWallet>()

  const unregister = (entry: unknown) => {
    const wallet = registered.get(entry)
    if (wallet && registered.delete(entry)) onUnregister(wallet)
  }
  const register = (...wallets: readonly unknown[]) => {
    if (signal.aborted) return () => undefined
    for (const entry of wallets) {
      if (registered.has(entry) || registered.size >= walletsLimit) continue
      const wallet = readWallet(entry)
      if (!wallet) continue
      registered.set(entry, wallet)
      onRegister(wallet)
    }
    return () => {
      if (!signal.aborted) wallets.forEach(unregister)
    }
  }
  const api: RegisterApi = Object.freeze({ register })

  window.addEventListener(
    'wallet-standard:register-wallet',
    (event) => invite(event, api),
    { signal },
  )
  const again = () => {
    if (signal.aborted) return
    window.dispatchEvent(
      new CustomEvent('wallet-standard:app-ready', { detail: api }),
    )
  }
  again()
  return { again }
}

/** A wallet gives a function that wants to be called with the API. */
function invite(event: Event, api: RegisterApi): void {
  try {
    const { detail } = event as { readonly detail?: unknown }
    if (typeof detail === 'function') detail(api)
  } catch {
    // A wallet that fails at this is a wallet less.
  }
}
