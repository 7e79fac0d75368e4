import type { Route } from '@hasp/core'
import { createContext } from 'react'

/** What the modal or an embedding gives to the view it renders. */
export type ViewContextValue = {
  readonly route: Route
  /** The id that labels the dialog or region by the view's heading. */
  readonly headingId: string
  /** Rendered in the page instead of the modal. */
  readonly isEmbedded: boolean
}

export const ViewContext = createContext<ViewContextValue | undefined>(
  undefined,
)
