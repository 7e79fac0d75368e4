import { LoadFailure } from '../composites/LoadFailure/LoadFailure.js'
import { KitBoundary } from '../hooks/internal/errors/KitBoundary.js'
import { useScopeProps } from '../hooks/internal/modal/useScopeProps.js'
import { lazyPart } from '../lazy/lazyPart.js'
import { KitScope } from '../theme/KitScope.js'
import styles from './EmbeddedKit.module.css'

const EmbeddedViews = lazyPart(() => import('./EmbeddedViews.js'), {
  Failed: LoadFailure,
})

/**
 * The views in the page instead of in a dialog. What would close the modal
 * shows Account here when connected, else Connect.
 * @example
 * import { EmbeddedKit } from '@hasp/react'
 *
 * <EmbeddedKit />
 */
export function EmbeddedKit() {
  const scope = useScopeProps()
  return (
    <KitBoundary>
      <KitScope {...scope}>
        <div className={styles.place} data-part="embedded">
          <EmbeddedViews />
        </div>
      </KitScope>
    </KitBoundary>
  )
}
