import { fromProviderError } from '../../../eip1193/fromProviderError.js'
import { KitError } from '../../../errors/KitError.js'
import type { RpcFailure } from './readMessage.js'

/** "No session for topic" (WalletConnect Sign API, error codes). */
const noSession = 7001

/** What a wallet answered instead of a result, as an error of the catalogue. */
export function toAnswerError(failure: RpcFailure, method: string): KitError {
  return failure.code === noSession
    ? new KitError('SESSION_STALE', {}, { cause: failure })
    : fromProviderError(failure, method)
}
