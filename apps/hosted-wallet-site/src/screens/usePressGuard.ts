import { useEffect, useState } from 'preact/hooks'
import { createPressGuard } from '../guard/createPressGuard.js'
import type { PageEnvironment } from '../PageEnvironment.js'
import { useLatest } from './useLatest.js'

/**
 * Lets a button be pressed by whoever saw it ready.
 * @returns whether a pointer has only just come to it, and whether a press was
 * too quick to count since it is ready
 */
export function usePressGuard(
  environment: PageEnvironment,
  button: HTMLButtonElement | null,
  press: { readonly isReady: boolean; readonly onPress: () => void },
): { readonly isPointerNew: boolean; readonly isHurried: boolean } {
  const [isPointerNew, setIsPointerNew] = useState(false)
  const [isHurried, setIsHurried] = useState(false)
  const latest = useLatest(press)
  const { isReady } = press
  useEffect(() => {
    if (!button) return undefined
    const guard = createPressGuard({
      ...environment,
      button,
      isArmed: () => latest.current.isReady,
      onPointer: setIsPointerNew,
      onPress: () => latest.current.onPress(),
      onTooSoon: () => setIsHurried(true),
    })
    return guard.stop
  }, [button, environment])
  useEffect(() => {
    if (!isReady) setIsHurried(false)
  }, [isReady])
  return { isPointerNew, isHurried: isHurried && isReady }
}
