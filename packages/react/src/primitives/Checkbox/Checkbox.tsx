import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
} from 'react'
import { joinClassNames } from '../joinClassNames.js'
import styles from './Checkbox.module.css'

export type CheckboxProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'size'
> & {
  label: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** Something to agree to or to turn on; the whole line is the target. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(
  function Checkbox({ label, onCheckedChange, className, ...rest }, ref) {
    return (
      <label className={styles.line} data-part="checkbox">
        <input
          {...rest}
          type="checkbox"
          ref={ref}
          className={joinClassNames(styles.box, className)}
          data-state={rest.checked ? 'checked' : 'unchecked'}
          onChange={(event) => onCheckedChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
    )
  },
)
