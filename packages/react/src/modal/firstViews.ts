import type { ViewName } from '@hasp/core'
import type { ComponentType } from 'react'
import type {
  OwnViewProps,
  ViewResources,
} from '../hooks/internal/modal/useKitRoot.js'
import type { Chunks } from '../lazy/createChunks.js'

/**
 * When a view is needed. What several views of one moment share is one file of
 * the published package, and views of `opening` are in the modal's file.
 */
export type ViewMoment =
  | 'opening'
  | 'account'
  | 'activity'
  | 'connecting'
  | 'login'
  | 'network'
  | 'sending'

/** How a view is fetched, and when it is needed. */
export type View = {
  readonly when: ViewMoment
  readonly load: () => Promise<{
    readonly default: ComponentType<OwnViewProps>
    /** Fetches what the first frame shows besides the view itself. */
    readonly prepare?: (
      resources: ViewResources,
      chunks: Chunks,
    ) => Promise<void>
  }>
}

/** The views that buttons open: what fetches them comes with the page. */
export const firstViews = {
  Connect: {
    when: 'opening',
    load: () => import('../views/Connect/ConnectView.js'),
  },
  Account: {
    when: 'account',
    load: () => import('../views/Account/AccountView.js'),
  },
} satisfies { readonly [view in ViewName]?: View }
