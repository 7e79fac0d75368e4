import type { Namespace } from '@hasp/core'
import { chooseNamespace } from '@hasp/core/internal'
import { useCallback } from 'react'
import { useKit } from '../../useKit.js'

/**
 * Shows the view that waits for a wallet in a namespace that was chosen.
 * @example const chooseNamespace = useChooseNamespace()
 */
export function useChooseNamespace(): (
  connectorId: string,
  namespace: Namespace,
) => void {
  const kit = useKit()
  return useCallback(
    (connectorId, namespace) =>
      chooseNamespace(kit, { connectorId, namespace }),
    [kit],
  )
}
