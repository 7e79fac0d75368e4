import { findCachedAnswer } from '@hasp/core/internal'
import { useEffect, useState } from 'react'
import { useKit } from '../../useKit.js'
import { useNetwork } from '../../useNetwork.js'
import { useStore } from '../../useStore.js'

/**
 * What is kept of what an account is called: nobody is asked. Whoever has looked
 * at the account meanwhile may know more once the modal is closed; what was said
 * stays until then, so that nothing changes under a pointer.
 */
export function useKeptName(address: string): string | undefined {
  const kit = useKit()
  const networkId = useNetwork().network?.caipNetworkId
  const isOpen = useStore(kit.stores.modal, (state) => state.isOpen)
  const [told, setTold] = useState<{
    readonly address: string
    readonly name: string | undefined
  }>()
  useEffect(() => {
    const kept =
      networkId && !isOpen
        ? findCachedAnswer(kit, 'getIdentity', { address, networkId })
        : undefined
    if (kept) setTold({ address, name: kept.answer.name })
  }, [kit, address, isOpen, networkId])
  return told?.address === address ? told.name : undefined
}
