import type { DevWalletProvider } from '../DevWallet.js'
import type { DevWalletIdentity } from '../devWalletIdentities.js'

/** Announces the provider after EIP-6963 until the signal ends. */
export function announceProvider(parameters: {
  identity: DevWalletIdentity
  provider: DevWalletProvider
  uuid: string
  target: EventTarget
  signal: AbortSignal
}): void {
  const { identity, provider, uuid, target, signal } = parameters
  const { icon, name, rdns } = identity
  const detail = Object.freeze({
    info: Object.freeze({ uuid, name, icon, rdns }),
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
