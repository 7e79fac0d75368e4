import type { WalletFeature } from '@hasp/core'
import { internals, visibleWalletFeatures } from '@hasp/core/internal'
import { useKit } from './useKit.js'
import { useStore } from './useStore.js'

/**
 * What the wallet in use can do here, in order; the rest is absent.
 * @example
 * import { useWalletFeatures } from '@hasp/react'
 *
 * const features = useWalletFeatures() // ['receive', 'send']
 */
export function useWalletFeatures(): readonly WalletFeature[] {
  const kit = useKit()
  const features = useStore(kit.stores.features, (state) => state)
  const namespace = useStore(
    kit.stores.networks,
    (networks) => networks.activeNamespace,
  )
  const adapter = namespace && kit[internals].adapters.get(namespace)
  const canSend = adapter?.capabilities.sendToken !== undefined
  return visibleWalletFeatures({
    order: features.walletFeatureOrder,
    available: [
      ...(features.receive && adapter ? (['receive'] as const) : []),
      ...(features.send && canSend ? (['send'] as const) : []),
    ],
  })
}
