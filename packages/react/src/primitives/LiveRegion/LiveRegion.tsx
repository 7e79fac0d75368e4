import { forwardRef } from 'react'
import {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from '../VisuallyHidden/VisuallyHidden.js'

export type LiveRegionProps = VisuallyHiddenProps & {
  assertive?: boolean | undefined
}

/** Announces its text when the text changes; mount it before it has one. */
export const LiveRegion = forwardRef<HTMLSpanElement, LiveRegionProps>(
  function LiveRegion({ assertive, ...rest }, ref) {
    return (
      <VisuallyHidden
        role={assertive ? 'alert' : 'status'}
        {...rest}
        ref={ref}
        data-part="live-region"
      />
    )
  },
)
