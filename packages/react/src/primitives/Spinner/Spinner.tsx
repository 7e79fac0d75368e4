import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { joinClassNames } from '../joinClassNames.js'
import styles from './Spinner.module.css'

export type SpinnerProps = ComponentPropsWithoutRef<'span'> & {
  size?: 16 | 20 | 24 | undefined
  /** Says what is awaited; without it, words stand beside the spinner. */
  label?: string | undefined
}

/** Shows that something is in progress. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(
  function Spinner({ size = 20, label, className, ...rest }, ref) {
    const meaning = label
      ? ({ role: 'img', 'aria-label': label } as const)
      : ({ 'aria-hidden': true } as const)
    return (
      <span
        {...meaning}
        {...rest}
        ref={ref}
        className={joinClassNames(styles.spinner, className)}
        data-part="spinner"
        data-size={size}
      />
    )
  },
)
