import { type ComponentPropsWithoutRef, forwardRef, useMemo } from 'react'
import { joinClassNames } from '../joinClassNames.js'
import { safeImageSource } from '../safeImageSource.js'
import { drawQr } from './drawQr.js'
import styles from './QrCode.module.css'

const quietModules = 4

export type QrCodeProps = Omit<ComponentPropsWithoutRef<'svg'>, 'children'> & {
  value: string
  /** Says what a camera would find. */
  label: string
  /** A picture in the middle, at most a fifth of the width. */
  logo?: string | undefined
}

/** A code for a camera: dark on white in every theme, error correction Q. */
export const QrCode = forwardRef<SVGSVGElement, QrCodeProps>(function QrCode(
  { value, label, logo, className, ...rest },
  ref,
) {
  const image = safeImageSource(logo)
  const hasLogo = image !== undefined
  const { path, size, hole } = useMemo(
    () => drawQr(value, { hasLogo }),
    [value, hasLogo],
  )
  const edge = size + 2 * quietModules
  return (
    <svg
      {...rest}
      ref={ref}
      className={joinClassNames(styles.code, className)}
      viewBox={`${-quietModules} ${-quietModules} ${edge} ${edge}`}
      role="img"
      aria-label={label}
      data-part="qr-code"
    >
      <path d={path} />
      {image && (
        <image
          href={image}
          x={(size - hole) / 2 + 0.5}
          y={(size - hole) / 2 + 0.5}
          width={hole - 1}
          height={hole - 1}
        />
      )}
    </svg>
  )
})
