import { judgePictures } from '@hasp/core/internal'
import { useEffect } from 'react'
import { useKit } from '../../useKit.js'
import { useStore } from '../../useStore.js'

/**
 * Has the pictures of wallets judged while they are on show: none is handed
 * out before.
 * @example useShownPictures()
 */
export function useShownPictures(): void {
  const kit = useKit()
  const found = useStore(kit.stores.connectors, (state) => state.connectors)
  useEffect(() => {
    if (found.length > 0) void judgePictures(kit)
  }, [kit, found])
}
