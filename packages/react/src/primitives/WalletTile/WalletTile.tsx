import { forwardRef } from 'react'
import { Mark, type MarkProps } from '../Mark/Mark.js'

export type WalletTileProps = Omit<
  MarkProps,
  'shape' | 'size' | 'ring' | 'badge'
> & { size?: 24 | 40 | 56 | 72 | undefined }

/** A wallet: a rounded square. Its name stands beside it. */
export const WalletTile = forwardRef<HTMLSpanElement, WalletTileProps>(
  function WalletTile({ size = 40, ...rest }, ref) {
    return (
      <Mark
        data-part="wallet-tile"
        {...rest}
        ref={ref}
        shape="tile"
        size={size}
      />
    )
  },
)
