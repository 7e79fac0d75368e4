import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useId,
} from 'react'
import { joinClassNames } from '../joinClassNames.js'
import hiddenStyles from '../VisuallyHidden/VisuallyHidden.module.css'
import styles from './TextField.module.css'

export type TextFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'size'> & {
  label: string
  /** For screen readers only, where the context says what to type. */
  hideLabel?: boolean | undefined
  hint?: ReactNode
  error?: string | undefined
  leading?: ReactNode
  trailing?: ReactNode
  onValueChange?: ((value: string) => void) | undefined
}

/** One line to type. What is wrong is said under it and belongs to it. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(
  function TextField(
    {
      label,
      hideLabel,
      hint,
      error,
      leading,
      trailing,
      onValueChange,
      onChange,
      className,
      id: givenId,
      ...rest
    },
    ref,
  ) {
    const ownId = useId()
    const id = givenId ?? ownId
    const noteId = `${id}-note`
    const note = error ?? hint
    return (
      <div className={styles.field} data-part="field">
        <label
          htmlFor={id}
          className={hideLabel ? hiddenStyles.hidden : styles.label}
        >
          {label}
        </label>
        <div className={styles.box}>
          {leading}
          <input
            type="text"
            autoComplete="off"
            spellCheck={false}
            aria-describedby={note ? noteId : undefined}
            {...rest}
            id={id}
            ref={ref}
            className={joinClassNames(styles.input, className)}
            aria-invalid={error ? true : undefined}
            data-state={error ? 'invalid' : rest.value ? 'filled' : 'empty'}
            onChange={(event) => {
              onChange?.(event)
              onValueChange?.(event.target.value)
            }}
          />
          {trailing}
        </div>
        <div
          id={noteId}
          className={styles.note}
          data-tone={error ? 'danger' : undefined}
          aria-live={error ? 'polite' : undefined}
        >
          {note}
        </div>
      </div>
    )
  },
)
