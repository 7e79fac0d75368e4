import { describe, expect, it } from 'vitest'
import { type ErrorCode, errorDocsPath, errorMessages } from './catalogue.js'
import { KitError } from './KitError.js'

const codes = Object.keys(errorMessages) as ErrorCode[]

/** Specification 8, by hand. */
const sentences: [KitError, string][] = [
  [
    new KitError('SIGN_IN_INITIALIZATION_FAILED'),
    'A problem occurred while trying initialize authentication',
  ],
  [new KitError('SIGN_MESSAGE_FAILED'), 'Error signing message'],
  [new KitError('ACTION_NOT_ALLOWED'), 'Action not allowed'],
  [new KitError('TOKEN_BALANCE_UNAVAILABLE'), 'Token Balance Unavailable'],
  [new KitError('TRANSACTIONS_UNAVAILABLE'), 'Failed to fetch transactions'],
  [new KitError('CHAIN_NOT_SUPPORTED'), 'Chain is not supported'],
  [new KitError('NAME_UNRESOLVED'), 'Error resolving name'],
  [new KitError('MODAL_CLOSED'), 'Modal closed'],
  [new KitError('POPUP_CLOSED'), 'Popup closed'],
  [new KitError('CONNECTION_REJECTED'), 'Connection rejected'],
  [new KitError('CONNECT_FAILED'), 'Failed to connect'],
  [
    new KitError('SOCIAL_CONNECTION_FAILED'),
    'Failed to initiate social connection',
  ],
  [
    new KitError('FARCASTER_CONNECTION_FAILED'),
    'Failed to connect to farcaster',
  ],
  [new KitError('SIWX_NOT_ENABLED'), 'SIWX is not enabled'],
  [new KitError('NO_ACTIVE_ACCOUNT'), 'No ActiveCaipAddress found'],
  [new KitError('NO_ACTIVE_NETWORK'), 'No ActiveCaipNetwork or client found'],
  [
    new KitError('NO_CONNECTION_CLIENT'),
    'No ConnectionController client found',
  ],
  [new KitError('NO_AUTH_CONNECTOR'), 'No auth connector found'],
  [
    new KitError('NOT_CONNECTED_TO_HOSTED_WALLET'),
    'Not connected to email or social',
  ],
  [
    new KitError('NO_CONNECTOR_FOR_CONNECTION', { id: 'io.kite' }),
    'No connector found for connection: io.kite',
  ],
  [
    new KitError('INVALID_CONNECTION_STATUS', { status: 'asleep' }),
    'Invalid connection status: asleep',
  ],
  [new KitError('DISCONNECT_FAILED'), 'Failed to disconnect'],
  [
    new KitError('NAMESPACE_REQUIRED'),
    'Namespace is required for CONNECTED_CONNECTOR_ID',
  ],
  [new KitError('RPC_CALL_NOT_ALLOWED'), 'Requested RPC call is not allowed'],
  [new KitError('UNSUPPORTED_CHAIN'), 'Unsupported chain'],
]

describe('error catalogue', () => {
  it.each(sentences)('says %s to the letter', (error, sentence) => {
    expect(error.message).toBe(sentence)
  })

  it('says something of its own for every code', () => {
    const texts = codes.map((code) => errorMessages[code])
    expect(texts.filter((text) => text.trim().length < 5)).toEqual([])
    expect(new Set(texts).size).toBe(codes.length)
  })

  it('has one documentation anchor per code', () => {
    const paths = codes.map(errorDocsPath)
    expect(new Set(paths).size).toBe(codes.length)
    for (const path of paths) expect(path).toMatch(/^docs\/errors\.md#[a-z_]+$/)
  })
})
