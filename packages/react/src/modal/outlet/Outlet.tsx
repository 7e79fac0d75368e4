import { useMemo } from 'react'
import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { useModalState } from '../../hooks/internal/modal/useModalState.js'
import { ViewContext } from '../../hooks/internal/modal/ViewContext.js'
import type { ShownView } from './useShownView.js'
import { ViewBoundary } from './ViewBoundary.js'
import { ViewFailure } from './ViewFailure.js'
import { ViewSkeleton } from './ViewSkeleton.js'
import { ViewSlide } from './ViewSlide.js'

/**
 * Shows a view, or that it failed.
 */
export function Outlet(props: Outlet.Props) {
  const { direction, headingId, isEmbedded, onRetry, shown } = props
  const { clock, report } = useModalState()
  const { View, content, key, route } = shown
  const place = useMemo(
    () => ({ route, headingId, isEmbedded }),
    [route, headingId, isEmbedded],
  )
  // What happens around a view is not drawn in it again.
  const drawn = useMemo(
    () =>
      View && (
        <ViewBoundary onError={report}>
          <View Frame={ViewFrame} />
        </ViewBoundary>
      ),
    [View, report],
  )
  return (
    <ViewContext.Provider value={place}>
      <ViewSlide
        viewKey={`${key}:${content}`}
        memoryKey={key}
        direction={direction}
        clock={clock}
        isHeld={shown.isHeld}
      >
        {content === 'failure' && <ViewFailure isLoading onRetry={onRetry} />}
        {content === 'skeleton' && <ViewSkeleton isFirst={shown.isFirst} />}
        {drawn}
      </ViewSlide>
    </ViewContext.Provider>
  )
}

export declare namespace Outlet {
  type Props = {
    shown: ShownView
    onRetry: () => void
    direction: 'forward' | 'back'
    headingId: string
    isEmbedded: boolean
  }
}
