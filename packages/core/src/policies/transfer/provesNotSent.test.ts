import { expect, it } from 'vitest'
import { fromProviderError } from '../../eip1193/fromProviderError.js'
import { type ErrorCode, errorMessages } from '../../errors/catalogue.js'
import { KitError } from '../../errors/KitError.js'
import { provesNotSent } from './provesNotSent.js'

const codes = Object.keys(errorMessages) as ErrorCode[]
const provenBy = (namespace: 'eip155' | 'solana' | 'bip122') =>
  codes.filter((code) =>
    provesNotSent(namespace, new KitError(code as 'UNEXPECTED')),
  )

it('is a short list: everything else may have been sent', () => {
  const anywhere = [
    'USER_REJECTED',
    'WALLET_UNAUTHORIZED',
    'WALLET_LOCKED',
    'CHAIN_NOT_ADDED',
    'UNSUPPORTED_METHOD',
    'RELAY_UNAVAILABLE',
    'REVIEW_CHANGED',
  ]
  const funds = ['INSUFFICIENT_FUNDS', 'INSUFFICIENT_FUNDS_FOR_FEE']
  expect(provenBy('eip155').sort()).toEqual([...anywhere, ...funds].sort())
  expect(provenBy('solana').sort()).toEqual([...anywhere].sort())
  expect(provenBy('bip122').sort()).toEqual([...anywhere].sort())
})

it.each([
  ['the transaction is known', { code: -32_000, message: 'already known' }],
  [
    'the transaction was imported',
    { code: -32_010, message: 'transaction already imported' },
  ],
  ['a nonce is too low', { code: -32_000, message: 'nonce too low' }],
  ['a node hangs', { code: -32_603, message: 'Request timed out' }],
  ['the wallet lost its node', { code: 4900, message: 'Disconnected' }],
  ['the chain is away', { code: 4901, message: 'Chain disconnected' }],
  ['a text', 'something went wrong'],
  ['nothing', undefined],
])('proves nothing that %s', (_, thrown) => {
  const error = fromProviderError(thrown, 'eth_sendTransaction')
  expect(provesNotSent('eip155', error)).toBe(false)
})

it.each([
  ['its owner declined', { code: 4001, message: 'User rejected' }],
  ['a phone declined', { code: 5000, message: 'User rejected.' }],
  ['it does not know the site', { code: 4100, message: 'Unauthorized' }],
])('proves it that %s', (_, thrown) => {
  const error = fromProviderError(thrown, 'eth_sendTransaction')
  expect(provesNotSent('eip155', error)).toBe(true)
})
