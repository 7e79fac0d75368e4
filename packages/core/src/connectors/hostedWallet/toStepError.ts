import { FrameError } from '@hasp/protocol/frame'
import type { HostedWalletReason } from '../../errors/HostedWalletReason.js'
import { isKitError, KitError } from '../../errors/KitError.js'
import { toKitError } from './toKitError.js'

/**
 * What went wrong with an address or a code that a visitor gave.
 * @param mistake what it is where the channel does not even take it: that is
 * the visitor's to mend
 */
export function toStepError(
  caught: unknown,
  mistake: HostedWalletReason,
): KitError {
  const isMistake =
    caught instanceof FrameError && caught.code === 'INVALID_PAYLOAD'
  return isMistake
    ? new KitError('HOSTED_WALLET_ERROR', { reason: mistake })
    : toKitError(caught)
}

/** How many tries a wrong code has left. */
export function triesLeftIn(error: KitError): number | undefined {
  return isKitError(error, 'HOSTED_WALLET_ERROR')
    ? error.context.triesLeft
    : undefined
}
