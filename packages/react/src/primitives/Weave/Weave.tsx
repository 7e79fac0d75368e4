import { type ComponentPropsWithoutRef, forwardRef, useMemo } from 'react'
import { joinClassNames } from '../joinClassNames.js'
import styles from './Weave.module.css'
import { weavePattern } from './weavePattern.js'

export type WeaveProps = Omit<ComponentPropsWithoutRef<'svg'>, 'children'> & {
  address: string
  /** Edge in CSS pixels before zoom. */
  size?: 24 | 40 | 64 | undefined
}

/** An account: a woven circle that its whole address decides. */
export const Weave = forwardRef<SVGSVGElement, WeaveProps>(function Weave(
  { address, size = 40, className, ...rest },
  ref,
) {
  const strands = useMemo(() => weavePattern(address), [address])
  return (
    <svg
      {...rest}
      ref={ref}
      className={joinClassNames(styles.weave, className)}
      viewBox="0 0 60 60"
      aria-hidden="true"
      data-part="weave"
      data-size={size}
    >
      {strands.map(({ column, row, isUpright, color }) => (
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
})
