import { debounce } from '@hasp/core/internal'
import { useEffect, useState } from 'react'
import { useKitRoot } from '../modal/useKitRoot.js'

/**
 * Whether a text has stood unchanged for 500 ms: then whoever typed it may be
 * told what is wrong with it.
 */
export function useIsSettled(text: string): boolean {
  const { kit } = useKitRoot()
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const { call, stop } = debounce({
      clock: kit.environment.clock,
      run: setSettled,
    })
    call(text)
    return stop
  }, [kit, text])
  return settled === text
}
