import { useEffect, useState } from 'preact/hooks'
import type { Arming } from '../guard/armingState.js'
import type { PageEnvironment } from '../PageEnvironment.js'

/** Every request is taken for covered until the browser has looked at it. */
const coveredForMs = 1_000

/** Whether a request cannot be approved here, and a window would help. */
export function useOffersWindow(
  { after }: PageEnvironment,
  { status }: Arming,
): boolean {
  const [isCovered, setIsCovered] = useState(false)
  useEffect(() => {
    setIsCovered(false)
    return status === 'covered'
      ? after(coveredForMs, () => setIsCovered(true))
      : undefined
  }, [after, status])
  return status === 'unsupported' || status === 'tooSmall' || isCovered
}
