import { type ComponentPropsWithoutRef, forwardRef, useMemo } from 'react'
import { joinClassNames } from '../joinClassNames.js'
import { safeImageSource } from '../safeImageSource.js'
import { encodeQr } from './encodeQr.js'
import styles from './QrCode.module.css'
import { qrPath } from './qrPath.js'

const quietModules = 4
const logoShare = 0.2

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
  const { path, size, hole } = useMemo(() => {
    const modules = encodeQr(value)
    const odd = Math.floor((modules.length * logoShare) / 2) * 2 - 1
    const gap = image ? odd : 0
    return { path: qrPath(modules, gap), size: modules.length, hole: gap }
  }, [value, image])
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
