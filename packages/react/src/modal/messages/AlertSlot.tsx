import { LoadFailure } from '../../composites/LoadFailure/LoadFailure.js'
import { useHasAlert } from '../../hooks/internal/modal/useHasAlert.js'
import { lazyPart } from '../../lazy/lazyPart.js'

const AlertBar = lazyPart(() => import('./AlertBar.js'), {
  Failed: LoadFailure,
})

/** Where alerts are shown; few pages have one, so the bar is fetched for it. */
export function AlertSlot() {
  return useHasAlert() ? <AlertBar /> : null
}
