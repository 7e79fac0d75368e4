import type { Identity, NetworkAccount } from '@hasp/core'
import { findCachedAnswer } from '@hasp/core/internal'
import { useMemo } from 'react'
import { useKit } from '../../useKit.js'

/** What is kept of what an account is called, when it is first asked for. */
export function useKeptIdentity({
  address,
  networkId,
}: NetworkAccount): Identity | undefined {
  const kit = useKit()
  return useMemo(
    () => findCachedAnswer(kit, 'getIdentity', { address, networkId })?.answer,
    [kit, address, networkId],
  )
}
