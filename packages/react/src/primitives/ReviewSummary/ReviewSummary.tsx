import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { joinClassNames } from '../joinClassNames.js'
import styles from './ReviewSummary.module.css'

export type ReviewSummaryProps = ComponentPropsWithoutRef<'dl'> & {
  label?: string | undefined
}

/** What the visitor is about to confirm, as rows of terms and values. */
export const ReviewSummary = forwardRef<HTMLDListElement, ReviewSummaryProps>(
  function ReviewSummary({ label, className, ...rest }, ref) {
    return (
      <dl
        aria-label={label}
        {...rest}
        ref={ref}
        className={joinClassNames(styles.summary, className)}
        data-part="review-summary"
      />
    )
  },
)
