import { lazy, Suspense } from 'react'
import styles from './ConnectView.module.css'

const AmbiguousNote = lazy(() =>
  import('../../composites/AmbiguousNote/AmbiguousNote.js').catch(() => ({
    default: () => <></>,
  })),
)

/** A note for the rare page on which wallets claim one identity. */
export function LazyAmbiguousNote() {
  return (
    <Suspense>
      <AmbiguousNote className={styles.note} />
    </Suspense>
  )
}
