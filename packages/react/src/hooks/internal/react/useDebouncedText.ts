import { debounce } from '@hasp/core/internal'
import { useEffect, useState } from 'react'
import { useInternals } from '../modal/useInternals.js'

/**
 * A typed text once it has stood unchanged for 500 ms.
 * @param options.isInstant returns every text at once
 */
export function useDebouncedText(
  text: string,
  { isInstant = false }: { isInstant?: boolean } = {},
): string {
  const { clock } = useInternals().environment
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    if (isInstant) return setSettled(text)
    const { call, stop } = debounce({ clock, run: setSettled })
    call(text)
    return stop
  }, [clock, isInstant, text])
  return isInstant ? text : settled
}
