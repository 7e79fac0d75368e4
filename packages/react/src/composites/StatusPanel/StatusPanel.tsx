import type { ReactNode } from 'react'
import styles from './StatusPanel.module.css'

/**
 * A picture, the current status, and what to do: for views with one thing to wait
 * for. A screen reader hears the words before the picture, and again when they
 * change.
 */
export function StatusPanel(props: StatusPanel.Props) {
  const { children, note, picture, state, text, title } = props
  return (
    <div className={styles.panel} data-part="status-panel" data-state={state}>
      <div className={styles.words} role="status">
        <p className={styles.title}>{title}</p>
        {text && <p>{text}</p>}
      </div>
      {children}
      {note && <div className={styles.row}>{note}</div>}
      <div className={styles.picture}>{picture}</div>
    </div>
  )
}

export declare namespace StatusPanel {
  type Props = {
    picture: ReactNode
    title: ReactNode
    text?: ReactNode
    /** The status, for styles and tests. */
    state?: string | undefined
    /** Small things side by side, below the actions. */
    note?: ReactNode
    /** Buttons. */
    children?: ReactNode
  }
}
