import type { ReactElement } from 'react'

/** What a conformance test needs to know of one primitive. */
export type Specimen = {
  name: string
  element: ReactElement
  /** Role and name, for those that have one. */
  role?: [role: string, name: string]
  /** Where it may stand. */
  wrap?: (element: ReactElement) => ReactElement
}
