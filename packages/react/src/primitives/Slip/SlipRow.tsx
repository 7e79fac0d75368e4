import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
} from 'react'
import { joinClassNames } from '../joinClassNames.js'
import styles from './SlipRow.module.css'

export type SlipRowProps = ComponentPropsWithoutRef<'div'> & {
  term: ReactNode
  note?: ReactNode
  /** For the total. */
  strong?: boolean | undefined
  /** The value under the term: for what needs the whole width. */
  stacked?: boolean | undefined
}

/** One fact of a `Slip`. */
export const SlipRow = forwardRef<HTMLDivElement, SlipRowProps>(
  function SlipRow(
    { term, note, strong, stacked, className, children, ...rest },
    ref,
  ) {
    return (
      <div
        {...rest}
        ref={ref}
        className={joinClassNames(styles.row, className)}
        data-part="slip-row"
        data-strong={strong ? '' : undefined}
        data-stacked={stacked ? '' : undefined}
      >
        <dt className={styles.term}>{term}</dt>
        <dd className={styles.value}>{children}</dd>
        {note && <dd className={styles.note}>{note}</dd>}
      </div>
    )
  },
)
