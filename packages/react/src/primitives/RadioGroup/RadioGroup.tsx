import {
  type ComponentPropsWithoutRef,
  forwardRef,
  useId,
  useMemo,
} from 'react'
import { RadioContext } from './RadioContext.js'

export type RadioGroupProps = ComponentPropsWithoutRef<'div'> & {
  label: string
  value: string | undefined
  onValueChange: (value: string) => void
}

/** One of several, where choosing costs nothing: arrow keys choose at once. */
export const RadioGroup = forwardRef<HTMLDivElement, RadioGroupProps>(
  function RadioGroup({ label, value, onValueChange, ...rest }, ref) {
    const name = useId()
    const choice = useMemo(
      () => ({ name, value, onValueChange }),
      [name, value, onValueChange],
    )
    return (
      <RadioContext.Provider value={choice}>
        <div
          role="radiogroup"
          aria-label={label}
          {...rest}
          ref={ref}
          data-part="radio-group"
        />
      </RadioContext.Provider>
    )
  },
)
