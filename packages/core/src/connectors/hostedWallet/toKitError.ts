import { FrameError, type FrameErrorCode } from '@hasp/protocol/frame'
import { asKitError } from '../../errors/asKitError.js'
import type { HostedWalletReason } from '../../errors/HostedWalletReason.js'
import { KitError } from '../../errors/KitError.js'

/** What has a name of its own for whoever waits for it. */
const reasons: { readonly [code in FrameErrorCode]?: HostedWalletReason } = {
  CODE_INVALID: 'codeInvalid',
  CODE_EXPIRED: 'codeExpired',
  TRY_LATER: 'tryLater',
  COOL_DOWN: 'tryLater',
  LIMIT: 'tryLater',
  EMAIL_INVALID: 'emailInvalid',
  EMAIL_UNCHANGED: 'emailInvalid',
  EMAIL_TAKEN: 'emailTaken',
  RECOVERY_NEEDED: 'recoveryNeeded',
  DEVICE_DENIED: 'deviceDenied',
  NOT_SIGNED_IN: 'sessionExpired',
  SESSION_EXPIRED: 'sessionExpired',
  SESSION_INVALID: 'sessionInvalid',
  STORAGE_BLOCKED: 'storageBlocked',
  WINDOW_BLOCKED: 'windowBlocked',
  RPC_REFUSED: 'refused',
  HELD: 'held',
  TIMED_OUT: 'timedOut',
  EXPIRED: 'timedOut',
}

/** Of requests: numbers that libraries know (EIP-1474, EIP-5792). */
const numbers: { readonly [code in FrameErrorCode]?: number } = {
  INVALID_PAYLOAD: -32_602,
  RPC_INVALID_PARAMS: -32_602,
  TOO_LARGE: -32_602,
  RPC_UNKNOWN_BUNDLE: 5730,
}

/**
 * What went wrong at the wallet, as an error of the catalogue.
 * @param caught whatever a request over the channel failed with
 * @param about what was asked
 */
export function toKitError(
  caught: unknown,
  { method, networkId }: { method?: string; networkId?: string } = {},
): KitError {
  if (!(caught instanceof FrameError)) return asKitError(caught)
  const { code, details } = caught
  const options = { cause: caught }
  switch (code) {
    case 'RPC_NOT_ALLOWED':
      return new KitError('RPC_CALL_NOT_ALLOWED', withMethod(method), options)
    case 'RPC_UNSUPPORTED':
    case 'FEATURE_ABSENT':
      return new KitError('UNSUPPORTED_METHOD', withMethod(method), options)
    case 'RPC_REJECTED':
    case 'CANCELLED_BY_VISITOR':
      return new KitError('USER_REJECTED', withMethod(method), options)
    case 'ABORTED':
      return new KitError('CANCELLED', {}, options)
    case 'OUTCOME_UNKNOWN':
      return new KitError('SEND_OUTCOME_UNKNOWN', {}, options)
    case 'CHAIN_NOT_SUPPORTED':
      return new KitError(
        'CHAIN_NOT_SUPPORTED',
        networkId === undefined ? {} : { networkId },
        options,
      )
    case 'WRONG_ACCOUNT':
      return new KitError('WALLET_UNAUTHORIZED', {}, options)
    case 'RPC_FAILED': {
      const { data, rpcCode = -32_000, reason: message = '' } = details
      const cause = { code: rpcCode, message, data }
      return new KitError('RPC_ERROR', { code: rpcCode }, { cause })
    }
  }
  const number = numbers[code]
  if (number !== undefined)
    return new KitError('WALLET_ERROR', { code: number }, options)
  const { retryAfterMs, triesLeft } = details
  return new KitError(
    'HOSTED_WALLET_ERROR',
    {
      reason: reasons[code] ?? 'unavailable',
      ...(triesLeft !== undefined && { triesLeft }),
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    },
    options,
  )
}

function withMethod(method: string | undefined) {
  return method === undefined ? {} : { method }
}
