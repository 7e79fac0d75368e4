import type { SiwxProblemCode } from '@hasp/protocol/siwx'

/** Why a request is refused; it never leaves the server as it is. */
export class SiwxError extends Error {
  readonly code: SiwxProblemCode
  readonly retryAfterMs: number | undefined
  /** What the answer says besides. */
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: SiwxProblemCode,
    {
      headers = {},
      retryAfterMs,
    }: {
      readonly headers?: Readonly<Record<string, string>>
      readonly retryAfterMs?: number
    } = {},
  ) {
    super(code)
    this.name = 'SiwxError'
    this.code = code
    this.retryAfterMs = retryAfterMs
    this.headers = headers
  }
}
