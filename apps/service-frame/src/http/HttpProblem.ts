import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An answer that is not 200: a code of a closed list, rarely with words. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem'
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly retryAfterMs: number | undefined
  readonly detail: string | undefined

  constructor(
    status: ContentfulStatusCode,
    code: string,
    options: HttpProblem.Options = {},
  ) {
    super(code, { cause: options.cause })
    this.status = status
    this.code = code
    this.retryAfterMs = options.retryAfterMs
    this.detail = options.detail
  }
}

export declare namespace HttpProblem {
  interface Options {
    readonly retryAfterMs?: number
    /** A sentence for the visitor, where the code alone does not say why. */
    readonly detail?: string
    readonly cause?: unknown
  }
}
