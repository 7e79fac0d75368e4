import styles from './WhatIsAWalletView.module.css'

/** What is filled, and the lines above it, on a 120 px square. */
const drawings = {
  /** A wallet with coins peeking out. */
  own: {
    tint: 'M20 40h80a8 8 0 0 1 8 8v44a8 8 0 0 1-8 8H20a8 8 0 0 1-8-8V48a8 8 0 0 1 8-8Z',
    line: 'M20 40h80a8 8 0 0 1 8 8v44a8 8 0 0 1-8 8H20a8 8 0 0 1-8-8V46a10 10 0 0 1 8-10l62-14a6 6 0 0 1 8 6v12M108 60H88a10 10 0 0 0 0 20h20M88 70h.5M34 33a13 13 0 0 1 23-5M52 28a13 13 0 0 1 19-3M24 54h36M24 64h20',
  },
  /** A sheet of words, and the key they form. */
  key: {
    tint: 'M22 14h54l14 14v78H22Z',
    line: 'M90 58V28L76 14H22v92h34M76 14v14h14M34 34h12M54 34h10M34 48h18M60 48h14M34 62h10M52 62h14M34 76h16M84 82a12 12 0 1 0-7 8l5 5h7v7h7v7h11v-11L84 82M69 79h.5',
  },
  /** A page that asks, and the tick that allows it. */
  ask: {
    tint: 'M58 52h50v46H58Z',
    line: 'M58 86H18a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6h68a6 6 0 0 1 6 6v26M12 36h80M21 28h.5M29 28h.5M37 28h.5M24 52h22M24 64h14M64 52h38a6 6 0 0 1 6 6v34a6 6 0 0 1-6 6H64a6 6 0 0 1-6-6V58a6 6 0 0 1 6-6ZM72 75l8 8 15-16',
  },
} as const

/** A line drawing in two of the theme's colours. */
export function Drawing({ name }: Drawing.Props) {
  const { line, tint } = drawings[name]
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
  type Props = { name: keyof typeof drawings }
}
