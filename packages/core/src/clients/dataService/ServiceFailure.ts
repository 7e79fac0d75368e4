/** Why nothing came of a question to a data service; nobody is shown it. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure'
  /** How long it wants to be left alone, where it says so. */
  readonly retryAfterMs: number | undefined

  constructor(
    reason: string,
    options: {
      readonly retryAfterMs?: number | undefined
      readonly cause?: unknown
    } = {},
  ) {
    super(`The data service: ${reason}`, { cause: options.cause })
    this.retryAfterMs = options.retryAfterMs
  }
}
