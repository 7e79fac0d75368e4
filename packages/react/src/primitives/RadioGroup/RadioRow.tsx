import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useContext,
  useId,
} from 'react'
import { joinClassNames } from '../joinClassNames.js'
import { Tag } from '../Tag/Tag.js'
import { RadioContext } from './RadioContext.js'
import styles from './RadioRow.module.css'

export type RadioRowProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'title' | 'size' | 'value'
> & {
  value: string
  title: ReactNode
  subtitle?: ReactNode
  leading?: ReactNode
  tag?: string | undefined
  /** Why it cannot be chosen. */
  unavailable?: string | undefined
}

/** One choice of a `RadioGroup`. */
export const RadioRow = forwardRef<HTMLInputElement, RadioRowProps>(
  function RadioRow(
    { value, title, subtitle, leading, tag, unavailable, className, ...rest },
    ref,
  ) {
    const choice = useContext(RadioContext)
    const titleId = useId()
    const noteId = useId()
    const note = unavailable ?? subtitle
    return (
      <label className={styles.row} data-part="radio-row">
        {leading && <span aria-hidden="true">{leading}</span>}
        <span className={styles.texts}>
          <span id={titleId}>{title}</span>
          {note && (
            <span className={styles.note} id={noteId}>
              {note}
            </span>
          )}
        </span>
        {tag && <Tag>{tag}</Tag>}
        <input
          aria-labelledby={titleId}
          aria-describedby={note ? noteId : undefined}
          {...rest}
          type="radio"
          ref={ref}
          className={joinClassNames(styles.radio, className)}
          name={choice.name}
          value={value}
          checked={choice.value === value}
          aria-disabled={unavailable ? true : undefined}
          data-state={choice.value === value ? 'checked' : 'unchecked'}
          onChange={() => {
            if (!unavailable) choice.onValueChange(value)
          }}
        />
      </label>
    )
  },
)
