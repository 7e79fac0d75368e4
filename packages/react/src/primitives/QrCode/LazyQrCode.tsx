import { lazy, Suspense } from 'react'
import { Spinner } from '../Spinner/Spinner.js'
import styles from './LazyQrCode.module.css'
import type { QrCodeProps } from './QrCode.js'

const QrCode = lazy(async () => ({
  default: (await import('./QrCode.js')).QrCode,
}))

export type LazyQrCodeProps = QrCodeProps & {
  loadingLabel?: string | undefined
}

/** A `QrCode` whose encoder comes with the first code; its place is kept. */
export function LazyQrCode({ loadingLabel, ...rest }: LazyQrCodeProps) {
  return (
    <div className={styles.place}>
      <Suspense fallback={<Spinner size={24} label={loadingLabel} />}>
        <QrCode {...rest} />
      </Suspense>
    </div>
  )
}
