type Api = { readonly register: (...wallets: object[]) => () => void }

/**
 * Makes a wallet known to every site of the page, before or after it asks, as
 * wallets of the Wallet Standard do.
 * @returns takes it off the page again
 */
export function registerStandardWallet(
  window: EventTarget,
  wallet: object,
): () => void {
  const stopping = new AbortController()
  const retreats: (() => void)[] = []
  const register = (api: Api) => {
    if (!stopping.signal.aborted) retreats.push(api.register(wallet))
  }
  window.addEventListener(
    'wallet-standard:app-ready',
    (event) => register((event as CustomEvent<Api>).detail),
    { signal: stopping.signal },
  )
  window.dispatchEvent(
    new CustomEvent('wallet-standard:register-wallet', { detail: register }),
  )
  return () => {
    stopping.abort()
    for (const retreat of retreats) retreat()
  }
}
