import { isReverted } from './createNodes.js'
import { isTooLarge } from './isTooLarge.js'
import type { UpstreamFailure } from './UpstreamFailure.js'

/**
 * Whether contracts, and not their node, are why nothing was answered: they
 * failed, or had more to say than is read.
 */
export function isOfContract(error: unknown): error is UpstreamFailure {
  return isReverted(error) || isTooLarge(error)
}
