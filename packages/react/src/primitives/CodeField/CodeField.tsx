import { forwardRef, useId } from 'react'
import styles from './CodeField.module.css'
import { readDigits } from './readDigits.js'

export type CodeFieldProps = {
  /** What it is for, e.g. "Code from the e-mail". */
  label: string
  length: number
  value: string
  onValueChange: (value: string) => void
  /** What is wrong with it. */
  error?: string | undefined
  /** What else to know about it. */
  hint?: string | undefined
  /** It is being checked: what was typed stays and cannot be changed. */
  busy?: boolean | undefined
  /** Has the focus when its view is shown. */
  isFocusWanted?: boolean | undefined
}

/**
 * A code of digits. It is one field that is drawn as cells, so that pasting,
 * filling in by the browser, undo and screen readers work as everywhere.
 */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(
  function CodeField(
    {
      label,
      length,
      value,
      onValueChange,
      error,
      hint,
      busy = false,
      isFocusWanted = false,
    },
    ref,
  ) {
    const noteId = useId()
    return (
      <div className={styles.field} data-part="code-field">
        <div className={styles.box} dir="ltr">
          <input
            ref={ref}
            className={styles.input}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            aria-label={label}
            aria-invalid={error ? true : undefined}
            aria-describedby={noteId}
            readOnly={busy}
            data-autofocus={isFocusWanted ? '' : undefined}
            value={value}
            onChange={(event) =>
              onValueChange(readDigits(event.target.value, length))
            }
          />
          {Array.from({ length }, (_, at) => at).map((at) => (
            <span
              key={at}
              className={styles.cell}
              aria-hidden="true"
              data-current={at === Math.min(value.length, length - 1)}
              data-tone={error ? 'danger' : undefined}
            >
              {value[at]}
            </span>
          ))}
        </div>
        <p
          id={noteId}
          className={styles.note}
          data-tone={error ? 'danger' : undefined}
          role="status"
        >
          {error ?? hint}
        </p>
      </div>
    )
  },
)
