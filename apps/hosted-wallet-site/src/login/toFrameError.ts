import { FrameError, type FrameErrorCode } from '@hasp/protocol/frame'
import { NodeAnswerError } from '../requests/NodeAnswerError.js'
import { ServiceError, type ServiceFailure } from '../service/ServiceError.js'
import { VaultError, type VaultFailure } from '../vault/VaultError.js'

const ofService: Readonly<Record<ServiceFailure, FrameErrorCode>> = {
  refused: 'ORIGIN_REFUSED',
  signedOut: 'SESSION_EXPIRED',
  tooMany: 'TRY_LATER',
  unavailable: 'SERVICE_UNAVAILABLE',
  unproved: 'SESSION_INVALID',
}

const ofVault: Readonly<Record<VaultFailure, FrameErrorCode>> = {
  codeNeeded: 'SESSION_EXPIRED',
  held: 'HELD',
  madeElsewhere: 'RECOVERY_NEEDED',
  noPassword: 'RECOVERY_NEEDED',
  notHere: 'NOT_SIGNED_IN',
  tryLater: 'TRY_LATER',
}

/** What the page is told; what it must not know is `INTERNAL`. */
export function toFrameError(error: unknown): unknown {
  if (error instanceof ServiceError) {
    const { failure, retryAfterMs } = error
    return new FrameError(ofService[failure], { retryAfterMs })
  }
  if (error instanceof VaultError) {
    const { failure, retryAfterMs } = error
    return new FrameError(ofVault[failure], { retryAfterMs })
  }
  if (error instanceof NodeAnswerError)
    return new FrameError('RPC_FAILED', { reason: error.message })
  return error
}
