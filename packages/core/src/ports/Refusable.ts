import type { AlertCode } from '../errors/alerts.js'

/** A question that a service may refuse because of who asks. */
export type Refusable = {
  /** Told what the page's developer should mend, where a service refuses it. */
  readonly onRefused?: ((alert: AlertCode) => void) | undefined
}
