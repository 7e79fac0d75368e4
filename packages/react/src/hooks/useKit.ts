import type { Kit } from '@hasp/core'
import { useKitRoot } from './internal/modal/useKitRoot.js'

/**
 * The kit of the nearest `KitProvider`, for actions of `@hasp/core`.
 * @throws Error outside a provider
 * @example
 * import { disconnect } from '@hasp/core'
 * import { useKit } from '@hasp/react'
 *
 * const kit = useKit()
 * return <button onClick={() => disconnect(kit)}>Leave</button>
 */
export function useKit(): Kit {
  return useKitRoot().kit
}
