/** Why the service did not answer. */
export type ServiceFailure =
  /** Nobody is logged in on this device, or no longer. */
  | 'signedOut'
  /** The project does not know the site. */
  | 'refused'
  | 'tooMany'
  /** It takes no proof of this device for one that was just made. */
  | 'unproved'
  /** It cannot be reached, or says nothing that is understood. */
  | 'unavailable'

export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly failure: ServiceFailure
  readonly retryAfterMs: number | undefined

  constructor(
    failure: ServiceFailure,
    options?: ErrorOptions & { readonly retryAfterMs?: number | undefined },
  ) {
    super(`The wallet's service does not answer: ${failure}.`, options)
    this.failure = failure
    this.retryAfterMs = options?.retryAfterMs
  }
}
