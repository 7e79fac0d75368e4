import { forwardRef } from 'react'
import { Logo, type LogoProps } from './Logo.js'

export type TokenLogoProps = Omit<
  LogoProps,
  'shape' | 'size' | 'ring' | 'name'
> & {
  symbol: string
  size?: 16 | 24 | 40 | undefined
}

/** A token: a circle, with its network as the badge. */
export const TokenLogo = forwardRef<HTMLSpanElement, TokenLogoProps>(
  function TokenLogo({ symbol, size = 40, ...rest }, ref) {
    return (
      <Logo
        data-part="token-logo"
        {...rest}
        ref={ref}
        name={symbol}
        shape="circle"
        size={size}
      />
    )
  },
)
