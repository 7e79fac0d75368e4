import { useRef } from 'react'
import { useTap } from '../../hooks/internal/react/useTap.js'
import { CheckIcon } from '../../icons/CheckIcon.js'
import styles from './SuccessMark.module.css'

/** What was waited for is done: a tick that is drawn, and felt on a phone. */
export function SuccessMark({ size }: SuccessMark.Props) {
  const mark = useRef<HTMLSpanElement>(null)
  useTap(mark)
  return (
    <span
      ref={mark}
      className={styles.mark}
      data-part="success-mark"
      data-size={size}
    >
      <CheckIcon size={24} />
    </span>
  )
}

export declare namespace SuccessMark {
  /** Edge in CSS pixels before zoom. */
  type Props = { size: 40 | 56 }
}
