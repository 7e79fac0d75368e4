import { type ObservableValue, observableValue } from '../observableValue.js'
import type { InstallDevWalletsParameters } from './installDevWallets.js'
import type { DevWalletControls } from './panel/createDevWalletControls.js'

/** The wallets while their switch is on and their code has arrived. */
export type DevWalletHandle = ObservableValue<readonly DevWalletControls[]>

/**
 * Installs the wallet while the setting `isEnabled` holds, and undoes it when
 * it does not. The wallet's code, viem included, is fetched on the first use.
 * @example
 * const wallet = followDevWalletSwitch({
 *   chains, settings, log, onBlocked, signal,
 * })
 */
export function followDevWalletSwitch(
  parameters: InstallDevWalletsParameters,
): DevWalletHandle {
  const { settings, signal, log } = parameters
  const wallets = observableValue<readonly DevWalletControls[]>([])
  let running: AbortController | undefined

  async function install(current: AbortController): Promise<void> {
    try {
      const { installDevWallets } = await import('./installDevWallets.js')
      if (current.signal.aborted) return
      wallets.set(installDevWallets({ ...parameters, signal: current.signal }))
      log('Dev Wallet is announced. It holds test keys: never use real funds.')
    } catch (error) {
      log(`Dev Wallet could not start: ${String(error)}`)
    }
  }

  function stop(): void {
    running?.abort()
    running = undefined
    wallets.set([])
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
  return wallets
}
