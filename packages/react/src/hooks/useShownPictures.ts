import { judgePictures } from '@hasp/core'
import { useEffect } from 'react'
import { useKit } from './useKit.js'
import { useStore } from './useStore.js'

/**
 * Has the pictures of wallets judged while they are on show: none is handed
 * out before.
 * @example useShownPictures()
 */
export function useShownPictures(): void {
  const kit = useKit()
  const found = useStore(kit.stores.connectors, (state) => state.connectors)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new wallet may bring a picture
  useEffect(() => {
    void judgePictures(kit)
  }, [kit, found])
}
