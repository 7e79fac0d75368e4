import { useContext, useId } from 'react'
import { ViewContext } from './ViewContext.js'

/** The id of the view's heading, which names the modal. */
export function useHeadingId(): string {
  const ownId = useId()
  return useContext(ViewContext)?.headingId ?? ownId
}
