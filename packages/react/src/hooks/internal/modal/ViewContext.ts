import type { Route } from '@hasp/core'
import { createContext } from 'react'

/** What a view is told by the place that shows it. */
export type ViewPlace = {
  readonly route: Route
  /** The id under which the place looks for the view's heading. */
  readonly headingId: string
  /** In the page instead of the modal. */
  readonly isEmbedded: boolean
}

export const ViewContext = createContext<ViewPlace | undefined>(undefined)
