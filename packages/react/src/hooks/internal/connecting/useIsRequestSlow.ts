import type { Namespace } from '@hasp/core'
import { useState } from 'react'
import { useKitEvents } from '../../useKitEvents.js'

/**
 * Whether the connection to a wallet on a phone is slow while it is asked. The
 * request and its answer may still arrive.
 */
export function useIsRequestSlow(namespace: Namespace): boolean {
  const [slow, setSlow] = useState<readonly Namespace[]>([])
  useKitEvents('WALLET_REQUEST', (request) => {
    const others = slow.filter((one) => one !== request.namespace)
    const isSlow = request.isPending && request.isSlow
    setSlow(isSlow ? [...others, request.namespace] : others)
  })
  return slow.includes(namespace)
}
