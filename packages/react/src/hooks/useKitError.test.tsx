import {
  type ErrorCode,
  errorMessages,
  type HostedWalletReason,
  KitError,
} from '@hasp/core/errors'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { hostedErrors } from '../i18n/locales/en/hostedErrors.js'
import { type ErrorDescription, useKitError } from './useKitError.js'

const codes = Object.keys(errorMessages) as ErrorCode[]

/** Specification 8 says that the visitor reads these. */
const shown: readonly ErrorCode[] = [
  'SIGN_IN_INITIALIZATION_FAILED',
  'SIGN_MESSAGE_FAILED',
  'ACTION_NOT_ALLOWED',
  'TOKEN_BALANCE_UNAVAILABLE',
  'TRANSACTIONS_UNAVAILABLE',
  'CHAIN_NOT_SUPPORTED',
  'NAME_UNRESOLVED',
  // Section 5: what sending elsewhere fails with.
  'UNSUPPORTED_CHAIN',
]

/** Specification 8 says that these are thrown: they speak to developers. */
const thrown: readonly ErrorCode[] = [
  'MODAL_CLOSED',
  'POPUP_CLOSED',
  'CONNECTION_REJECTED',
  'CONNECT_FAILED',
  'SOCIAL_CONNECTION_FAILED',
  'FARCASTER_CONNECTION_FAILED',
  'SIWX_NOT_ENABLED',
  'NO_ACTIVE_ACCOUNT',
  'NO_ACTIVE_NETWORK',
  'NO_CONNECTION_CLIENT',
  'NO_AUTH_CONNECTOR',
  'NOT_CONNECTED_TO_HOSTED_WALLET',
  'NO_CONNECTOR_FOR_CONNECTION',
  'INVALID_CONNECTION_STATUS',
  'DISCONNECT_FAILED',
  'NAMESPACE_REQUIRED',
  'RPC_CALL_NOT_ALLOWED',
]

const context = {
  id: 'eip155/io.kite',
  status: 'odd',
  value: '0xab',
  connectorId: 'io.kite',
  method: 'eth_call',
  host: 'relay.example',
  reported: '0x1',
  afterMs: 1,
  reason: 'unavailable',
}

const reasons = Object.keys(hostedErrors.texts).filter(
  (key): key is HostedWalletReason => !key.endsWith('Hint'),
)

type Report = (words: ErrorDescription) => void

function Reader({ error, report }: { error: KitError; report: Report }) {
  report(useKitError(error))
  return null
}

/** What a visitor reads of an error, in English. */
function readWords(
  code: ErrorCode,
  error: KitError = new KitError(code as 'INVALID_AMOUNT', context),
): ErrorDescription {
  const read: ErrorDescription[] = []
  renderToString(
    <Reader error={error} report={(words) => void read.push(words)} />,
  )
  const [words] = read
  if (!words) throw new Error('Nothing was rendered')
  return words
}

describe('what a visitor reads of an error', () => {
  it.each(shown)('%s is the sentence of the specification', (code) => {
    expect(readWords(code).title).toBe(errorMessages[code])
  })

  it.each(thrown)('%s is not the sentence that is thrown', (code) => {
    const { raw, title } = readWords(code)
    expect(title).not.toContain(errorMessages[code].split(':')[0])
    expect(raw).toContain(code)
  })

  it.each(codes)('%s names nothing that only developers know', (code) => {
    const { text, title } = readWords(code)
    expect(`${title} ${text}`).not.toMatch(
      /caip|controller|client|connector|namespace|siwx|rpc|undefined|io\.kite|eth_|[{}]|[A-Z]_[A-Z]/i,
    )
  })

  it.each(reasons)(
    'says of the email wallet what happened, and what helps: %s',
    (reason) => {
      const code = 'HOSTED_WALLET_ERROR'
      const words = readWords(code, new KitError(code, { reason }))
      expect(words.title).toBe(hostedErrors.texts[reason])
      expect(words.text).toBe(hostedErrors.texts[`${reason}Hint`])
      expect(words.raw).toContain(reason)
    },
  )
})
