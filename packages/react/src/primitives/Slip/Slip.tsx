import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { joinClassNames } from '../joinClassNames.js'
import styles from './Slip.module.css'

export type SlipProps = ComponentPropsWithoutRef<'dl'> & {
  label?: string | undefined
}

/** The dotted slip: what is written on it will really happen. */
export const Slip = forwardRef<HTMLDListElement, SlipProps>(function Slip(
  { label, className, ...rest },
  ref,
) {
  return (
    <dl
      aria-label={label}
      {...rest}
      ref={ref}
      className={joinClassNames(styles.slip, className)}
      data-part="slip"
    />
  )
})
