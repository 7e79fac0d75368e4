import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
} from 'react'
import { joinClassNames } from '../joinClassNames.js'
import styles from './ReviewSummaryRow.module.css'

export type ReviewSummaryRowProps = ComponentPropsWithoutRef<'div'> & {
  term: ReactNode
  note?: ReactNode
  /** For the total. */
  strong?: boolean | undefined
  /** The value under the term: for what needs the whole width. */
  stacked?: boolean | undefined
}

/** One row of a `ReviewSummary`. */
export const ReviewSummaryRow = forwardRef<
  HTMLDivElement,
  ReviewSummaryRowProps
>(function ReviewSummaryRow(
  { term, note, strong, stacked, className, children, ...rest },
  ref,
) {
  return (
    <div
      {...rest}
      ref={ref}
      className={joinClassNames(styles.row, className)}
      data-part="review-summary-row"
      data-strong={strong ? '' : undefined}
      data-stacked={stacked ? '' : undefined}
    >
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  )
})
