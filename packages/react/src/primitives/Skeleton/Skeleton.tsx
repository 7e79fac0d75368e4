import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { joinClassNames } from '../joinClassNames.js'
import styles from './Skeleton.module.css'

export type SkeletonProps = ComponentPropsWithoutRef<'span'> & {
  shape?: 'line' | 'amount' | 'tile' | 'row' | undefined
}

/** Holds the place of what is loading; invisible for the first 150 ms. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(
  function Skeleton({ shape = 'line', className, ...rest }, ref) {
    return (
      <span
        {...rest}
        ref={ref}
        aria-hidden="true"
        className={joinClassNames(styles.skeleton, className)}
        data-part="skeleton"
        data-shape={shape}
      />
    )
  },
)
