import type { NetworkId } from '@hasp/core'
import { nameNetwork } from '@hasp/core/internal'
import { useEffect, useState } from 'react'
import { useKit } from '../../useKit.js'
import { runLate } from '../modal/runLate.js'

/**
 * What visitors call a network that is not configured; its id where nobody
 * knows a name, and undefined while that is looked up.
 * @example const name = useNetworkName('eip155:7777777')
 */
export function useNetworkName(
  networkId: NetworkId | undefined,
): string | undefined {
  const kit = useKit()
  const [named, setNamed] = useState<{ id: NetworkId; name: string }>()
  useEffect(() => {
    if (networkId === undefined) return
    const abort = new AbortController()
    const tell = (name: string) => {
      if (!abort.signal.aborted) setNamed({ id: networkId, name })
    }
    // Without the list, the id says it as well.
    const lookedUp = nameNetwork(networkId).catch((error: unknown) => {
      tell(networkId)
      throw error
    })
    runLate(
      kit,
      lookedUp,
      (name = networkId) => tell(name),
      'A network could not be named',
    )
    return () => abort.abort()
  }, [kit, networkId])
  return named?.id === networkId ? named?.name : undefined
}
