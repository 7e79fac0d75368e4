import type { Route } from '@hasp/core'
import { createContext, useContext, useId } from 'react'

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

/** The id of the view's heading, which names the modal. */
export function useHeadingId(): string {
  const ownId = useId()
  return useContext(ViewContext)?.headingId ?? ownId
}
