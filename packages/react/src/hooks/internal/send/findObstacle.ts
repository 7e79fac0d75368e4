import {
  isKitError,
  type KitError,
  type TransferObstacle,
} from '@hasp/core/errors'

/** The obstacle that rules a transfer out, if the error names one. */
export function findObstacle(error: KitError): TransferObstacle | undefined {
  return isKitError(error, 'TRANSFER_IMPOSSIBLE')
    ? error.context.reason
    : undefined
}
