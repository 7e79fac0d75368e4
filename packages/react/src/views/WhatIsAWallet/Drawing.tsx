import styles from './WhatIsAWalletView.module.css'

/** A line drawing on a 120 px square, in two of the theme's colours. */
export function Drawing({ tint, line }: Drawing.Props) {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 120 120"
      aria-hidden="true"
      data-part="drawing"
    >
      <path className={styles.tint} d={tint} />
      <path className={styles.line} d={line} />
    </svg>
  )
}

export declare namespace Drawing {
  type Props = {
    /** What is filled, below the lines. */
    tint: string
    line: string
  }
}
