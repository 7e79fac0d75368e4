import { forwardRef } from 'react'
import { Mark, type MarkProps } from '../Mark/Mark.js'

export type NetworkMarkProps = Omit<
  MarkProps,
  'shape' | 'size' | 'ring' | 'badge'
> & {
  /** A dashed ring; the word "test" stands beside it. */
  testnet?: boolean | undefined
  size?: 16 | 24 | 40 | undefined
}

/** A network: a circle. Its name stands beside it. */
export const NetworkMark = forwardRef<HTMLSpanElement, NetworkMarkProps>(
  function NetworkMark({ testnet, size = 24, ...rest }, ref) {
    return (
      <Mark
        data-part="network-mark"
        {...rest}
        ref={ref}
        shape="circle"
        size={size}
        ring={testnet ? 'dashed' : undefined}
      />
    )
  },
)
