import { forwardRef } from 'react'
import { Mark, type MarkProps } from '../Mark/Mark.js'

export type TokenMarkProps = Omit<
  MarkProps,
  'shape' | 'size' | 'ring' | 'name'
> & {
  symbol: string
  size?: 16 | 24 | 40 | undefined
}

/** A token: a circle, with its network as the badge. */
export const TokenMark = forwardRef<HTMLSpanElement, TokenMarkProps>(
  function TokenMark({ symbol, size = 40, ...rest }, ref) {
    return (
      <Mark
        data-part="token-mark"
        {...rest}
        ref={ref}
        name={symbol}
        shape="circle"
        size={size}
      />
    )
  },
)
