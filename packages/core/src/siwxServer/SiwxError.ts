import type { SiwxProblemCode } from '@hasp/protocol/siwx'

/** Why a request is refused; it never leaves the server as it is. */
export class SiwxError extends Error {
  readonly code: SiwxProblemCode
  readonly retryAfterMs: number | undefined

  constructor(code: SiwxProblemCode, retryAfterMs?: number) {
    super(code)
    this.name = 'SiwxError'
    this.code = code
    this.retryAfterMs = retryAfterMs
  }
}
