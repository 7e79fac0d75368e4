import type { AlertCode } from '../errors/alerts.js'
import type { Environment } from './Environment.js'

/** What an operator says of a site. */
export type ProjectConfig = {
  /**
   * By their names in the option `features`: what is `false` is off where the
   * site says nothing of it. Nothing can be turned on.
   */
  readonly features: { readonly [name: string]: boolean }
}

/** The configuration, or what the developer of the page should mend. */
export type ProjectAnswer =
  | ({ readonly type: 'known' } & ProjectConfig)
  | {
      readonly type: 'refused'
      readonly alert: AlertCode
      /** The site is not known, or not here: what was kept of it is void. */
      readonly isFinal: boolean
    }

/** Where a project's configuration comes from. */
export type ProjectConfigSource = {
  /** Names what is asked about: what another source said is not used. */
  readonly key: string
  /**
   * Asked once, after the page has started. What it throws is no reason to
   * change anything.
   */
  readonly read: (p: {
    readonly environment: Environment
    readonly signal: AbortSignal
  }) => Promise<ProjectAnswer>
}
