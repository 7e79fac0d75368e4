import { forwardRef, type ReactNode } from 'react'
import { joinClassNames } from '../joinClassNames.js'
import { TextField, type TextFieldProps } from '../TextField/TextField.js'
import styles from './AmountField.module.css'

export type AmountFieldProps = Omit<
  TextFieldProps,
  'value' | 'leading' | 'type'
> & {
  /** As typed, in the visitor's own spelling. */
  value: string
  onValueChange: (value: string) => void
  /** Symbol or currency after the number. */
  unit: ReactNode
}

const steps = [
  { length: 8, fit: 'l' },
  { length: 12, fit: 'm' },
  { length: 15, fit: 's' },
] as const

/** An amount in large digits, which shrink before they scroll. */
export const AmountField = forwardRef<HTMLInputElement, AmountFieldProps>(
  function AmountField({ value, unit, trailing, className, ...rest }, ref) {
    const fit = steps.find(({ length }) => value.length <= length)?.fit ?? 'xs'
    return (
      <TextField
        hideLabel
        placeholder="0"
        {...rest}
        ref={ref}
        value={value}
        inputMode="decimal"
        dir="ltr"
        className={joinClassNames(styles.input, className)}
        data-fit={fit}
        trailing={
          <>
            <span className={styles.unit}>{unit}</span>
            {trailing}
          </>
        }
      />
    )
  },
)
