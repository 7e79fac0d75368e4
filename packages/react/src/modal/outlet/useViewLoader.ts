import type { ViewName } from '@hasp/core'
import { useCallback } from 'react'
import { refuseView } from '../../hooks/internal/errors/refuseView.js'
import {
  type OwnView,
  useKitRoot,
} from '../../hooks/internal/modal/useKitRoot.js'
import type { View } from '../firstViews.js'
import { views } from '../views.js'

/** A page in plain JavaScript may ask for others. */
const known: { readonly [view in ViewName]?: View } = views

/**
 * Says how a view is fetched: the site's own, or the kit's.
 * @throws `VIEW_UNKNOWN`
 */
export function useViewLoader(): (view: ViewName) => OwnView {
  const { slots } = useKitRoot()
  return useCallback(
    (view) => slots?.views?.[view] ?? known[view]?.load ?? refuseView(view),
    [slots],
  )
}
