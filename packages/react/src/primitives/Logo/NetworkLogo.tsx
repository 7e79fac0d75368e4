import { forwardRef } from 'react'
import { Logo, type LogoProps } from './Logo.js'

export type NetworkLogoProps = Omit<
  LogoProps,
  'shape' | 'size' | 'ring' | 'badge'
> & {
  /** A dashed ring; the word "test" stands beside it. */
  testnet?: boolean | undefined
  size?: 16 | 24 | 40 | undefined
}

/** A network: a circle. Its name stands beside it. */
export const NetworkLogo = forwardRef<HTMLSpanElement, NetworkLogoProps>(
  function NetworkLogo({ testnet, size = 24, ...rest }, ref) {
    return (
      <Logo
        data-part="network-logo"
        {...rest}
        ref={ref}
        shape="circle"
        size={size}
        ring={testnet ? 'dashed' : undefined}
      />
    )
  },
)
