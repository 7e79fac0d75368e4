import { useChunk } from '../../lazy/useChunk.js'
import type { QrCodeProps } from '../../primitives/QrCode/QrCode.js'
import { Spinner } from '../../primitives/Spinner/Spinner.js'
import { LoadFailure } from '../LoadFailure/LoadFailure.js'
import styles from './LazyQrCode.module.css'

/** Fetches the component, e.g. while its code is still being made. */
export const loadQrCode = () =>
  import('../ZoomableQrCode/ZoomableQrCode.js').then(({ ZoomableQrCode }) => ({
    default: ZoomableQrCode,
  }))

/** A `QrCode` whose drawing comes with the first code; its place is kept. */
export function LazyQrCode({ loadingLabel, ...rest }: LazyQrCode.Props) {
  const { Component, retry, status } = useChunk(loadQrCode)
  return (
    <div className={styles.place}>
      {Component ? (
        <Component {...rest} />
      ) : status === 'failed' ? (
        <LoadFailure retry={retry} />
      ) : (
        <Spinner size={24} label={loadingLabel} />
      )}
    </div>
  )
}

export declare namespace LazyQrCode {
  type Props = QrCodeProps & { loadingLabel?: string | undefined }
}
