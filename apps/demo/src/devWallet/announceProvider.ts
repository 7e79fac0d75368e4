import type { DevWalletProvider } from './DevWallet.js'
import { devWalletIcon } from './devWalletIcon.js'

/** Announces the provider after EIP-6963 until the signal ends. */
export function announceProvider(parameters: {
  provider: DevWalletProvider
  uuid: string
  target: EventTarget
  signal: AbortSignal
}): void {
  const { provider, uuid, target, signal } = parameters
  const detail = Object.freeze({
    info: Object.freeze({
      uuid,
      name: 'Dev Wallet',
      icon: devWalletIcon,
      rdns: 'dev.hasp.wallet',
    }),
    provider,
  })
  const announce = () => {
    target.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail }),
    )
  }
  target.addEventListener('eip6963:requestProvider', announce, { signal })
  announce()
}
