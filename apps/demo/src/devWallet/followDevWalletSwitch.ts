import type { DevWalletControls } from './createDevWalletControls.js'
import type { InstallDevWalletParameters } from './installDevWallet.js'
import { type ObservableValue, observableValue } from './observableValue.js'

/** The wallet while its switch is on and its code has arrived. */
export type DevWalletHandle = ObservableValue<DevWalletControls | undefined>

/**
 * Installs the wallet while the setting `isEnabled` holds, and undoes it when
 * it does not. The wallet's code, viem included, is fetched on the first use.
 * @example
 * const wallet = followDevWalletSwitch({
 *   chains, settings, log, onBlocked, signal,
 * })
 */
export function followDevWalletSwitch(
  parameters: InstallDevWalletParameters,
): DevWalletHandle {
  const { settings, signal, log } = parameters
  const wallet = observableValue<DevWalletControls | undefined>(undefined)
  let running: AbortController | undefined

  async function install(current: AbortController): Promise<void> {
    try {
      const { installDevWallet } = await import('./installDevWallet.js')
      if (current.signal.aborted) return
      wallet.set(installDevWallet({ ...parameters, signal: current.signal }))
      log('Dev Wallet is announced. It holds test keys: never use real funds.')
    } catch (error) {
      log(`Dev Wallet could not start: ${String(error)}`)
    }
  }

  function stop(): void {
    running?.abort()
    running = undefined
    wallet.set(undefined)
  }

  function follow(): void {
    const { isEnabled } = settings.get()
    if (isEnabled === (running !== undefined) || signal.aborted) return
    if (!isEnabled) {
      stop()
      log('Dev Wallet is off. Reload the page to take it off every list.')
      return
    }
    running = new AbortController()
    void install(running)
  }

  const unsubscribe = settings.subscribe(follow)
  signal.addEventListener('abort', () => {
    unsubscribe()
    stop()
  })
  follow()
  return wallet
}
