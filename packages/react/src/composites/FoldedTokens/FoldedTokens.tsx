import type { ReactNode } from 'react'
import styles from './FoldedTokens.module.css'

/** Tokens that are shown when a visitor asks for them. */
export function FoldedTokens(props: FoldedTokens.Props) {
  const { children, isOpen = false, note, title } = props
  return (
    <details className={styles.folded} open={isOpen}>
      <summary>{title}</summary>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </details>
  )
}

export declare namespace FoldedTokens {
  type Props = {
    title: string
    note?: string | undefined
    /** Opens it once, and closes it where that is over. */
    isOpen?: boolean | undefined
    children: ReactNode
  }
}
