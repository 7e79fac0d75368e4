import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { joinClassNames } from '../joinClassNames.js'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js'
import styles from './Amount.module.css'

export type AmountProps = Omit<ComponentPropsWithoutRef<'span'>, 'hidden'> & {
  /** Written out for the visitor's locale. */
  value: string
  symbol?: string | undefined
  /** Covered, because somebody may be looking. */
  hidden?: boolean | undefined
  hiddenLabel?: string | undefined
  size?: 'row' | 's' | 'm' | undefined
}

/** An amount whose digits never jump. */
export const Amount = forwardRef<HTMLSpanElement, AmountProps>(function Amount(
  { value, symbol, hidden, hiddenLabel, size = 'row', className, ...rest },
  ref,
) {
  return (
    <span
      {...rest}
      ref={ref}
      className={joinClassNames(styles.amount, className)}
      dir="ltr"
      translate="no"
      data-part="amount"
      data-size={size}
      data-state={hidden ? 'hidden' : 'shown'}
    >
      {hidden ? (
        <>
          <span aria-hidden="true">••••</span>
          <VisuallyHidden>{hiddenLabel}</VisuallyHidden>
        </>
      ) : (
        value
      )}
      {symbol && ` ${symbol}`}
    </span>
  )
})
