import type { RouteParameters, ViewName } from '@hasp/core'
import { selectRoute } from '@hasp/core/internal'
import { useContext } from 'react'
import { ViewContext } from './internal/modal/ViewContext.js'
import { useKit } from './useKit.js'
import { useStore } from './useStore.js'

/**
 * The data of the route that a view was shown for. It stays the same while
 * the view is leaving.
 * @param view the view that asks
 * @throws Error when another view is on screen
 * @example
 * import { useKitRoute } from '@hasp/react'
 *
 * const { connectorId } = useKitRoute('ConnectingExternal')
 */
export function useKitRoute<view extends ViewName>(
  view: view,
): RouteParameters[view] {
  const { router } = useKit().stores
  const current = useStore(router, selectRoute)
  const route = useContext(ViewContext)?.route ?? current
  if (route.view !== view)
    throw new Error(`Hasp: ${view} is not shown, but ${route.view}.`)
  return route.parameters as RouteParameters[view]
}
