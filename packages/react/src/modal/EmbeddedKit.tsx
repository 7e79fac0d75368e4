import { useScopeProps } from '../hooks/internal/modal/useScopeProps.js'
import { KitScope } from '../theme/KitScope.js'
import styles from './EmbeddedKit.module.css'
import { useChunk } from './useChunk.js'

const loadViews = () => import('./EmbeddedViews.js')

/**
 * The views in the page instead of in a dialog. What would close the modal
 * shows Account here when connected, else Connect.
 * @example <EmbeddedKit />
 */
export function EmbeddedKit() {
  const scope = useScopeProps()
  const { Component } = useChunk('EmbeddedViews', loadViews)
  return (
    <KitScope {...scope}>
      <div className={styles.place} data-part="embedded">
        {Component && <Component />}
      </div>
    </KitScope>
  )
}
