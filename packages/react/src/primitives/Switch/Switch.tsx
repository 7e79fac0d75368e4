import { forwardRef } from 'react'
import type { CheckboxProps } from '../Checkbox/Checkbox.js'
import { joinClassNames } from '../joinClassNames.js'
import styles from './Switch.module.css'

export type SwitchProps = CheckboxProps

/** A setting that takes effect at once. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { label, onCheckedChange, className, ...rest },
  ref,
) {
  return (
    <label className={styles.line} data-part="switch">
      <span>{label}</span>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        aria-checked={rest.checked}
        ref={ref}
        className={joinClassNames(styles.track, className)}
        data-state={rest.checked ? 'checked' : 'unchecked'}
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
    </label>
  )
})
