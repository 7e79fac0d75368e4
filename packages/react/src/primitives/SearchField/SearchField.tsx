import { forwardRef } from 'react'
import { CloseIcon } from '../../icons/CloseIcon.js'
import { SearchIcon } from '../../icons/SearchIcon.js'
import { IconButton } from '../IconButton/IconButton.js'
import { TextField, type TextFieldProps } from '../TextField/TextField.js'
import { useMergedRef } from '../useMergedRef.js'

export type SearchFieldProps = Omit<
  TextFieldProps,
  'value' | 'leading' | 'trailing'
> & {
  value: string
  onValueChange: (value: string) => void
  clearLabel: string
}

/** A search field; `/` focuses it, found by `data-search`. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(
  function SearchField({ clearLabel, value, onValueChange, ...rest }, ref) {
    const [own, attach] = useMergedRef(ref)
    return (
      <TextField
        hideLabel
        placeholder={rest.label}
        enterKeyHint="search"
        {...rest}
        type="search"
        ref={attach}
        value={value}
        onValueChange={onValueChange}
        data-search=""
        data-escape={value ? '' : undefined}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event)
          if (event.key !== 'Escape' || !value) return
          event.preventDefault()
          onValueChange('')
        }}
        leading={<SearchIcon />}
        trailing={
          value && (
            <IconButton
              label={clearLabel}
              icon={<CloseIcon size={16} />}
              onClick={() => {
                onValueChange('')
                own.current?.focus()
              }}
            />
          )
        }
      />
    )
  },
)
