import { useEffect, useState } from 'react'
import { Spinner } from '../Spinner/Spinner.js'
import styles from './LazyQrCode.module.css'
import type { QrCode, QrCodeProps } from './QrCode.js'

export type LazyQrCodeProps = QrCodeProps & {
  loadingLabel?: string | undefined
}

type Drawing = {
  readonly Code?: typeof QrCode
  readonly isWaiting: boolean
}

/** Fetches the encoder, e.g. while what it shall draw is being made. */
export const loadQrCode = () => import('./QrCode.js')

/**
 * A `QrCode` whose encoder comes with the first code; its place is kept. It is
 * drawn as soon as it is there: React holds back what a `Suspense` reveals.
 */
export function LazyQrCode({ loadingLabel, ...rest }: LazyQrCodeProps) {
  const [drawing, setDrawing] = useState<Drawing>({ isWaiting: true })
  useEffect(() => {
    let isWanted = true
    const show = (now: Drawing) => isWanted && setDrawing(now)
    loadQrCode().then(
      (module) => show({ Code: module.QrCode, isWaiting: false }),
      // What stands beside a code says the same in words.
      () => show({ isWaiting: false }),
    )
    return () => {
      isWanted = false
    }
  }, [])
  const { Code, isWaiting } = drawing
  return (
    <div className={styles.place}>
      {Code && <Code {...rest} />}
      {isWaiting && <Spinner size={24} label={loadingLabel} />}
    </div>
  )
}
