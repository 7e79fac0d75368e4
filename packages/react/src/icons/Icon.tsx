import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import styles from './Icon.module.css'

/** Props of every icon. */
export type IconProps = Omit<ComponentPropsWithoutRef<'svg'>, 'children'> & {
  /** Edge in CSS pixels before zoom. */
  size?: 16 | 20 | 24 | 32 | undefined
}

type DrawingProps = IconProps & {
  d: string
  /** Mirrored in right-to-left text. */
  mirror?: boolean | undefined
}

/** A line drawing on a 24 px grid; text beside it says what it means. */
export const Icon = forwardRef<SVGSVGElement, DrawingProps>(function Icon(
  { d, size = 20, mirror, className = '', ...rest },
  ref,
) {
  return (
    <svg
      {...rest}
      ref={ref}
      className={`${styles.icon} ${className}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-part="icon"
      data-size={size}
      data-mirror={mirror ? '' : undefined}
    >
      <path d={d} />
    </svg>
  )
})
