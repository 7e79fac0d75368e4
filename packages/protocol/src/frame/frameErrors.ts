/** Everything that a request over the channel can fail with. */
export const frameErrorCodes = [
  // The channel
  'INVALID_PAYLOAD',
  'UNKNOWN_METHOD',
  'ID_REUSE',
  'EXPIRED',
  'ABORTED',
  'ALREADY_DONE',
  'LIMIT',
  'TOO_LARGE',
  'UNKNOWN_REQUEST',
  'PENDING',
  'INTERNAL',
  // Requests of the wallet's own two lists
  'RPC_NOT_ALLOWED',
  'RPC_INVALID_PARAMS',
  'RPC_UNSUPPORTED',
  'RPC_REJECTED',
  'RPC_REFUSED',
  'RPC_UNKNOWN_BUNDLE',
  'RPC_FAILED',
  'CHAIN_NOT_SUPPORTED',
  'WRONG_ACCOUNT',
  'COOL_DOWN',
  'HELD',
  // The login
  'NOT_SIGNED_IN',
  'SESSION_EXPIRED',
  'SESSION_INVALID',
  'CODE_INVALID',
  'CODE_EXPIRED',
  'TRY_LATER',
  'EMAIL_INVALID',
  'EMAIL_UNCHANGED',
  'EMAIL_TAKEN',
  'CANCELLED_BY_VISITOR',
  'FEATURE_ABSENT',
  'SERVICE_UNAVAILABLE',
  'STORAGE_BLOCKED',
  'RECOVERY_NEEDED',
  'DEVICE_DENIED',
  'WINDOW_BLOCKED',
  // Noticed by the page, or before there is a channel: never in a reply
  'TIMED_OUT',
  'FRAME_GONE',
  'INVALID_REPLY',
  'OUTCOME_UNKNOWN',
  'CONTENDED',
  'NOT_FRAMED',
  'VERSION_UNSUPPORTED',
  'ORIGIN_REFUSED',
] as const

/** What a request failed with. */
export type FrameErrorCode = (typeof frameErrorCodes)[number]

/** What comes with an error; which of it, depends on the code. */
export type FrameErrorDetails = {
  /** In words of a node or of the refusing rule, for developers. */
  readonly reason?: string | undefined
  readonly triesLeft?: number | undefined
  readonly retryAfterMs?: number | undefined
  /** The number that a node gave its error. */
  readonly rpcCode?: number | undefined
  /** What a reverted call returned, as hex. */
  readonly data?: string | undefined
}

/** Longer reasons are cut: an error is no channel for data. */
export const longestReason = 200

/**
 * What a request over the channel failed with.
 * @example
 * import { FrameError } from '@hasp/protocol/frame'
 *
 * throw new FrameError('CODE_INVALID', { triesLeft: 4 })
 */
export class FrameError extends Error {
  readonly code: FrameErrorCode
  readonly details: FrameErrorDetails

  constructor(code: FrameErrorCode, details: FrameErrorDetails = {}) {
    super(code)
    this.name = 'FrameError'
    this.code = code
    this.details = details
  }
}
