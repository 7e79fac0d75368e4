import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { joinClassNames } from '../joinClassNames.js'
import styles from './VisuallyHidden.module.css'

export type VisuallyHiddenProps = ComponentPropsWithoutRef<'span'>

/** For screen readers only. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(
  function VisuallyHidden({ className, ...rest }, ref) {
    return (
      <span
        {...rest}
        ref={ref}
        className={joinClassNames(styles.hidden, className)}
      />
    )
  },
)
