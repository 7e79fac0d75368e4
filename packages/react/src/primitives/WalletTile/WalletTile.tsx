import { forwardRef } from 'react'
import { Logo, type LogoProps } from '../Logo/Logo.js'

export type WalletTileProps = Omit<
  LogoProps,
  'shape' | 'size' | 'ring' | 'badge'
> & { size?: 24 | 40 | 56 | 72 | undefined }

/** A wallet: a rounded square. Its name stands beside it. */
export const WalletTile = forwardRef<HTMLSpanElement, WalletTileProps>(
  function WalletTile({ size = 40, ...rest }, ref) {
    return (
      <Logo
        data-part="wallet-tile"
        data-travels={rest.name}
        {...rest}
        ref={ref}
        shape="tile"
        size={size}
      />
    )
  },
)
