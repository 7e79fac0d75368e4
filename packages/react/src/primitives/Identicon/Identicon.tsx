import { type ComponentPropsWithoutRef, forwardRef, useMemo } from 'react'
import { joinClassNames } from '../joinClassNames.js'
import styles from './Identicon.module.css'
import { identiconPattern } from './identiconPattern.js'

export type IdenticonProps = Omit<
  ComponentPropsWithoutRef<'svg'>,
  'children'
> & {
  address: string
  /** Edge in CSS pixels before zoom. */
  size?: 24 | 40 | 64 | undefined
}

/** A round picture derived from every character of an address. */
export const Identicon = forwardRef<SVGSVGElement, IdenticonProps>(
  function Identicon({ address, size = 40, className, ...rest }, ref) {
    const bars = useMemo(() => identiconPattern(address), [address])
    return (
      <svg
        {...rest}
        ref={ref}
        className={joinClassNames(styles.identicon, className)}
        viewBox="0 0 60 60"
        aria-hidden="true"
        data-part="identicon"
        data-size={size}
      >
        {bars.map(({ column, row, isUpright, color }) => (
          <rect
            key={`${column}${row}`}
            x={column * 10 + (isUpright ? 6.5 : 5)}
            y={row * 10 + (isUpright ? 5 : 6.5)}
            width={isUpright ? 7 : 10}
            height={isUpright ? 10 : 7}
            rx={2}
            fill={color}
          />
        ))}
      </svg>
    )
  },
)
