import { Suspense } from 'react'
import { lazyOr } from '../../composites/lazyOr.js'
import styles from './ConnectView.module.css'

const AmbiguousNote = lazyOr(
  () => import('../../composites/AmbiguousNote/AmbiguousNote.js'),
)

/** A note for the rare page on which wallets claim one identity. */
export function LazyAmbiguousNote() {
  return (
    <Suspense>
      <AmbiguousNote className={styles.note} />
    </Suspense>
  )
}
