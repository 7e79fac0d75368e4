import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An answer that is not 200: a code of a closed list, and no words. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem'
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly retryAfterMs: number | undefined

  constructor(
    status: ContentfulStatusCode,
    code: string,
    options: HttpProblem.Options = {},
  ) {
    super(code, { cause: options.cause })
    this.status = status
    this.code = code
    this.retryAfterMs = options.retryAfterMs
  }
}

export declare namespace HttpProblem {
  interface Options {
    readonly retryAfterMs?: number
    readonly cause?: unknown
  }
}
