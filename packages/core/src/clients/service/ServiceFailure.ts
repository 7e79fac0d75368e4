/** Why nothing came of a question to a service; nobody is shown it. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure'
  /** The status of its answer, where it answered at all. */
  readonly status: number | undefined
  /** Why, in a code of the service's, where it says so. */
  readonly code: string | undefined
  /** The same in words for a visitor, where it has some. */
  readonly detail: string | undefined
  /** How long it wants to be left alone, where it wants that. */
  readonly retryAfterMs: number | undefined

  constructor(
    reason: string,
    options: {
      readonly status?: number | undefined
      readonly code?: string | undefined
      readonly detail?: string | undefined
      readonly retryAfterMs?: number | undefined
      readonly cause?: unknown
    } = {},
  ) {
    super(`A service: ${reason}`, { cause: options.cause })
    this.status = options.status
    this.code = options.code
    this.detail = options.detail
    this.retryAfterMs = options.retryAfterMs
  }
}
