import {
  isKitError,
  type KitError,
  type TransferObstacle,
} from '@hasp/core/errors'

/** What rules a transfer out, if that is what an error says. */
export function findObstacle(error: KitError): TransferObstacle | undefined {
  return isKitError(error, 'TRANSFER_IMPOSSIBLE')
    ? error.context.reason
    : undefined
}
