import type { ReactNode } from 'react'
import { useHeadingId } from '../../hooks/internal/modal/ViewContext.js'
import styles from './ViewFrame.module.css'

/**
 * The frame of every view: its heading, which names the modal, what scrolls,
 * and what stays in sight below.
 */
export function ViewFrame({ title, footer, busy, children }: ViewFrame.Props) {
  const headingId = useHeadingId()
  return (
    <div className={styles.frame} data-part="view">
      <h2
        id={headingId}
        className={styles.heading}
        tabIndex={-1}
        data-part="heading"
      >
        {title}
      </h2>
      <div
        className={styles.content}
        data-part="view-content"
        aria-busy={busy || undefined}
      >
        {children}
      </div>
      {footer && (
        <div className={styles.footer} data-part="view-footer">
          {footer}
        </div>
      )}
    </div>
  )
}

export declare namespace ViewFrame {
  type Props = {
    /** Names the view and the modal; one element where it is not only text. */
    title: ReactNode
    /** Stays in sight while the content scrolls. */
    footer?: ReactNode
    /** Set while the content is still on its way. */
    busy?: boolean | undefined
    children?: ReactNode
  }
}
