import { useEffect, useRef } from 'react'
import { CheckIcon } from '../../icons/CheckIcon.js'
import { prefersReducedMotion } from '../../theme/prefersReducedMotion.js'
import styles from './SuccessMark.module.css'

const tapMs = 10

/** What was waited for is done: a tick that is drawn, and felt on a phone. */
export function SuccessMark({ size }: SuccessMark.Props) {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!mark.current || prefersReducedMotion(mark.current)) return
    // Before the first press on the page, browsers refuse it and complain.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(tapMs)
  }, [])
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
