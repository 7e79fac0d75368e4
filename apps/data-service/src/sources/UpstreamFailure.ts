/** Why nothing came of a question to somebody else's server. */
export class UpstreamFailure extends Error {
  override readonly name = 'UpstreamFailure'
  /** What happened, as the log writes it. */
  readonly code: UpstreamFailure.Code
  /** How long the server wants to be left alone, where it says so; at most a minute. */
  readonly retryAfterMs: number | undefined
  /** Of HTTP, where it was no 2xx. */
  readonly status: number | undefined

  constructor(
    code: UpstreamFailure.Code,
    options: {
      readonly retryAfterMs?: number
      readonly status?: number
      readonly cause?: unknown
    } = {},
  ) {
    super(code, { cause: options.cause })
    this.code = code
    this.retryAfterMs = options.retryAfterMs
    this.status = options.status
  }
}

export declare namespace UpstreamFailure {
  type Code =
    /** No connection, an end in the middle, or a redirect. */
    | 'NO_ANSWER'
    | 'TOO_SLOW'
    | 'TOO_LARGE'
    /** It is not what was asked for. */
    | 'NOT_UNDERSTOOD'
    /** It refused what was asked, and would do so again. */
    | 'REFUSED'
    /** A contract failed, as it would with every node; `cause` is its data. */
    | 'REVERTED'
    /** It leads where nobody's contract or name may send the service. */
    | 'NOT_ALLOWED'
    | 'LIMITED'
    | 'FAILED'
    /** Too many questions are open, or it failed too often lately. */
    | 'LEFT_ALONE'
    /** The node is of another chain. */
    | 'OTHER_CHAIN'
}
