import {
  ResourceUnavailableRpcError,
  SwitchChainError,
  UserRejectedRequestError,
} from 'viem'
import { toProviderError } from '../../eip1193/toProviderError.js'

/**
 * What connecting failed with, as wagmi's own connectors throw it: pages ask
 * for its name.
 */
export function toConnectError(caught: unknown): Error {
  const error = toProviderError(caught)
  if (error.code === UserRejectedRequestError.code)
    return new UserRejectedRequestError(error)
  return error.code === ResourceUnavailableRpcError.code
    ? new ResourceUnavailableRpcError(error)
    : error
}

/** What switching failed with: declined, or not done for another reason. */
export function toSwitchError(caught: unknown): Error {
  const error = toProviderError(caught)
  return error.code === UserRejectedRequestError.code
    ? new UserRejectedRequestError(error)
    : new SwitchChainError(error)
}
