import {
  asKitError,
  type ErrorCode,
  type HostedWalletReason,
  isKitError,
  type KitError,
} from '@hasp/core/errors'
import { errors } from '../i18n/locales/en/errors.js'
import { hints } from '../i18n/locales/en/hints.js'
import { hostedErrors } from '../i18n/locales/en/hostedErrors.js'
import { useMessages } from '../i18n/useMessages.js'
import { rawErrorText } from './internal/errors/rawErrorText.js'

/**
 * The kind of an error: the visitor declined, trying again may help, the
 * visitor has to act, or nothing helps here.
 */
export type ErrorTone = 'declined' | 'retryable' | 'needsYou' | 'stop'

/** An error in the visitor's words. */
export type ErrorDescription = {
  readonly code: ErrorCode
  /** What happened. */
  readonly title: string
  /** What to do about it. */
  readonly text: string
  readonly tone: ErrorTone
  /**
   * For "Details": the code and what the wallet or the node said; plain text.
   */
  readonly raw: string
}

/**
 * Puts an error into words.
 * @param error anything that was caught; undefined gives undefined
 * @example
 * import { useKitError } from '@hasp/react'
 *
 * const words = useKitError(flow.error)
 */
export function useKitError(error: NonNullable<unknown>): ErrorDescription
export function useKitError(error: unknown): ErrorDescription | undefined
export function useKitError(error: unknown): ErrorDescription | undefined {
  const sayError = useMessages(errors)
  const sayHint = useMessages(hints)
  const sayHosted = useMessages(hostedErrors)
  if (error === undefined || error === null) return undefined
  const known = mostSpecific(asKitError(error))
  const code: ErrorCode = known.code
  if (isKitError(known, 'HOSTED_WALLET_ERROR')) {
    const { reason } = known.context
    return {
      code,
      title: sayHosted(reason),
      text: sayHosted(`${reason}Hint`),
      tone: hostedStops.includes(reason) ? 'stop' : 'needsYou',
      raw: rawErrorText(known),
    }
  }
  const tone = tones[code] ?? 'retryable'
  return {
    code,
    title: fill(sayError(code), known.context),
    text: sayHint(hasHint(code) ? code : tone),
    tone,
    raw: rawErrorText(known),
  }
}

/** The cause of `CONNECT_FAILED` says more than the error itself. */
function mostSpecific(error: KitError): KitError {
  const isWrapper =
    error.code === 'CONNECT_FAILED' || error.code === 'CONNECTION_REJECTED'
  return isWrapper && error.cause !== undefined
    ? asKitError(error.cause)
    : error
}

function hasHint(
  code: ErrorCode,
): code is Extract<ErrorCode, keyof (typeof hints)['texts']> {
  return code in hints.texts
}

function fill(sentence: string, context: object): string {
  const values = new Map<string, unknown>(Object.entries(context))
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values.get(name) ?? ''),
  )
}

/** Nothing that a visitor does helps. */
const hostedStops: readonly HostedWalletReason[] = [
  'originRefused',
  'projectUnknown',
  'sameSite',
  'refused',
]

const tones: { readonly [code in ErrorCode]?: ErrorTone } = {
  USER_REJECTED: 'declined',
  CONNECTION_REJECTED: 'declined',
  CANCELLED: 'declined',
  MODAL_CLOSED: 'declined',
  POPUP_CLOSED: 'declined',
  REQUEST_ALREADY_PENDING: 'needsYou',
  WALLET_UNAUTHORIZED: 'needsYou',
  WALLET_DISCONNECTED: 'needsYou',
  WALLET_LOCKED: 'needsYou',
  WALLET_NOT_RESPONDING: 'needsYou',
  WALLET_NOT_FOUND: 'needsYou',
  CHAIN_NOT_ADDED: 'needsYou',
  SESSION_STALE: 'needsYou',
  INVALID_ADDRESS: 'needsYou',
  INVALID_AMOUNT: 'needsYou',
  AMOUNT_AND_RECEIVER_REQUIRED: 'needsYou',
  TOKEN_ADDRESS_REQUIRED: 'needsYou',
  INSUFFICIENT_FUNDS: 'needsYou',
  INSUFFICIENT_FUNDS_FOR_FEE: 'needsYou',
  REVIEW_CHANGED: 'needsYou',
  SEND_OUTCOME_UNKNOWN: 'needsYou',
  ACTION_NOT_ALLOWED: 'stop',
  CHAIN_NOT_SUPPORTED: 'stop',
  UNSUPPORTED_CHAIN: 'stop',
  PAIRING_NOT_CONFIGURED: 'stop',
  RELAY_REFUSED: 'stop',
  REQUEST_TOO_LARGE: 'stop',
  UNSUPPORTED_METHOD: 'stop',
  RPC_WRONG_CHAIN: 'stop',
  RPC_CALL_NOT_ALLOWED: 'stop',
  SIWX_NOT_ENABLED: 'stop',
  SIGN_IN_MESSAGE_INVALID: 'stop',
  TRANSFER_IMPOSSIBLE: 'stop',
  TRANSACTION_REVERTED: 'stop',
  TRANSACTION_REPLACED: 'stop',
  NO_AUTH_CONNECTOR: 'stop',
}
