import { useState } from 'react'
import styles from './Amount.module.css'

/** A number; from the first digit that changed on, it rolls into place. */
export function RollingText({ text }: RollingText.Props) {
  const [shown, setShown] = useState({ text, kept: text.length })
  if (shown.text !== text)
    setShown({ text, kept: countShared(shown.text, text) })
  const { kept } = shown
  if (kept >= text.length) return text
  return (
    <>
      {text.slice(0, kept)}
      <span
        key={text}
        className={styles.rolling}
        onAnimationEnd={() => setShown({ text, kept: text.length })}
      >
        {text.slice(kept)}
      </span>
    </>
  )
}

export declare namespace RollingText {
  type Props = { text: string }
}

/** A number of another length changes completely. */
function countShared(before: string, after: string): number {
  if (before.length !== after.length) return 0
  const characters = [...after]
  const changed = characters.findIndex((one, place) => one !== before[place])
  return changed < 0 ? after.length : changed
}
