import type { ViewName } from '@hasp/core'
import { useCallback } from 'react'
import {
  type OwnView,
  useKitRoot,
} from '../../hooks/internal/modal/useKitRoot.js'
import { views } from '../views.js'

/** Says how a view is fetched: the site's own, or the kit's. */
export function useViewLoader(): (view: ViewName) => OwnView {
  const { slots } = useKitRoot()
  return useCallback(
    (view) => slots?.views?.[view] ?? views[view].load,
    [slots],
  )
}
