type RegisterApi = { register(wallet: object): unknown }

/**
 * Makes a wallet known by the Wallet Standard, to sites that are there and to
 * those that come later, until the signal ends.
 */
export function registerStandardWallet(parameters: {
  wallet: object
  target: EventTarget
  signal: AbortSignal
}): void {
  const { signal, target, wallet } = parameters
  const register = (api: unknown) => {
    if (!isRegisterApi(api)) return
    const unregister = api.register(wallet)
    if (typeof unregister === 'function')
      signal.addEventListener('abort', () => unregister())
  }
  target.addEventListener(
    'wallet-standard:app-ready',
    (event) => {
      if (event instanceof CustomEvent) register(event.detail)
    },
    { signal },
  )
  target.dispatchEvent(
    new CustomEvent('wallet-standard:register-wallet', { detail: register }),
  )
}

function isRegisterApi(value: unknown): value is RegisterApi {
  return (
    typeof value === 'object' &&
    value !== null &&
    'register' in value &&
    typeof value.register === 'function'
  )
}
