import type { ReactNode } from 'react'
import { ChevronRightIcon } from '../../icons/ChevronRightIcon.js'
import styles from './FromTo.module.css'

/** The way from one thing to another, drawn with their names. */
export function FromTo({ from, to }: FromTo.Props) {
  return (
    <div className={styles.way} data-part="from-to">
      <End {...from} />
      <ChevronRightIcon size={24} />
      <End {...to} />
    </div>
  )
}

export declare namespace FromTo {
  type Props = { from: End; to: End }
  type End = { name: string; logo: ReactNode }
}

function End({ name, logo }: FromTo.End) {
  return (
    <div className={styles.end}>
      {logo}
      <span>{name}</span>
    </div>
  )
}
