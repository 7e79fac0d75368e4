import { describe, expect, it } from 'vitest'
import { isKitError, KitError } from '../errors/KitError.js'
import { fromProviderError } from './fromProviderError.js'

const throwing = new Proxy(
  {},
  {
    get() {
      throw new Error('trap')
    },
    getPrototypeOf() {
      throw new Error('trap')
    },
    has() {
      throw new Error('trap')
    },
  },
)

function circular(): object {
  const error: { cause?: unknown; data?: unknown } = new Error('round')
  error.cause = error
  error.data = { originalError: error }
  return error
}

describe('F-17 whatever a provider throws becomes an error of the catalogue', () => {
  it.each([
    ['[R8.30] 4001', { code: 4001 }, 'USER_REJECTED'],
    ['[R8.30] 5000', { code: 5000 }, 'USER_REJECTED'],
    ['[R8.30] 5002', { code: 5002 }, 'USER_REJECTED'],
    ['[R8.30] 4001 as text', { code: '4001' }, 'USER_REJECTED'],
    [
      '[R8.30] user rejected',
      new Error('User rejected the request.'),
      'USER_REJECTED',
    ],
    ['[R8.30] user cancelled', new Error('user cancelled'), 'USER_REJECTED'],
    ['[R8.30] user canceled', 'User canceled', 'USER_REJECTED'],
    [
      '[R8.30] user denied',
      { message: 'User denied account access' },
      'USER_REJECTED',
    ],
    [
      '[R8.30] reset',
      new Error('Connection request reset. Please try again.'),
      'USER_REJECTED',
    ],
    [
      '[R8.30] wrapped rejection',
      { code: -32603, data: { code: 4001 } },
      'USER_REJECTED',
    ],
    [
      '[R8.30] rejection as inner text',
      { code: -32603, message: 'Internal', data: { message: 'user rejected' } },
      'USER_REJECTED',
    ],
    ['[R8.30] polkadot-js, access', new Error('Rejected'), 'USER_REJECTED'],
    ['[R8.30] polkadot-js, signing', new Error('Cancelled'), 'USER_REJECTED'],
    ['[R8.30] Keplr', new Error('Request rejected'), 'USER_REJECTED'],
    ['[R8.30] SubWallet', 'Rejected by user', 'USER_REJECTED'],
    ['a node that rejects', 'Transaction rejected: nonce', 'WALLET_ERROR'],
    [
      'polkadot-js without access',
      new Error('The source x is not allowed to interact with this extension'),
      'WALLET_UNAUTHORIZED',
    ],
    [
      'Keplr without the chain',
      new Error('There is no modular chain info for osmosis-1'),
      'CHAIN_NOT_ADDED',
    ],
    ['4100', { code: 4100 }, 'WALLET_UNAUTHORIZED'],
    ['4200', { code: 4200 }, 'UNSUPPORTED_METHOD'],
    ['-32601', { code: -32601 }, 'UNSUPPORTED_METHOD'],
    ['4900', { code: 4900 }, 'WALLET_DISCONNECTED'],
    ['4901', { code: 4901 }, 'WALLET_DISCONNECTED'],
    ['1013', { code: 1013 }, 'WALLET_DISCONNECTED'],
    ['[R8.31] 4902', { code: 4902 }, 'CHAIN_NOT_ADDED'],
    [
      '[R8.31] 4902 in originalError',
      { code: -32603, data: { originalError: { code: 4902 } } },
      'CHAIN_NOT_ADDED',
    ],
    [
      '[R8.31] 4902 in data',
      { code: -32603, data: { code: 4902 } },
      'CHAIN_NOT_ADDED',
    ],
    [
      '[R8.31] 4902 in cause',
      new Error('x', { cause: { code: 4902 } }),
      'CHAIN_NOT_ADDED',
    ],
    [
      '[R8.31] 4902 as a sentence',
      { code: -32603, message: 'Unrecognized chain ID "0x7a69".' },
      'CHAIN_NOT_ADDED',
    ],
    ['-32002', { code: -32002 }, 'REQUEST_ALREADY_PENDING'],
    ['-32603', { code: -32603, message: 'Internal error' }, 'WALLET_ERROR'],
    ['any other code', { code: 123 }, 'WALLET_ERROR'],
    ['text', 'broken', 'WALLET_ERROR'],
    ['nothing', undefined, 'WALLET_ERROR'],
    ['null', null, 'WALLET_ERROR'],
    ['a number', 42, 'WALLET_ERROR'],
    ['a rejection code alone', 4001, 'WALLET_ERROR'],
    ['a boolean', false, 'WALLET_ERROR'],
    ['a symbol', Symbol('x'), 'WALLET_ERROR'],
    ['a bigint', 1n, 'WALLET_ERROR'],
    ['a function', () => undefined, 'WALLET_ERROR'],
    ['a frozen rejection', Object.freeze({ code: 4001 }), 'USER_REJECTED'],
    [
      'no prototype',
      Object.assign(Object.create(null), { code: 4001 }),
      'USER_REJECTED',
    ],
    ['circular', circular(), 'WALLET_ERROR'],
    ['a proxy that throws', throwing, 'WALLET_ERROR'],
    ['a code that is none', { code: {} }, 'WALLET_ERROR'],
    ['NaN', { code: Number.NaN }, 'WALLET_ERROR'],
    [
      'a message that is none',
      { message: { text: 'user rejected' } },
      'WALLET_ERROR',
    ],
  ])('%s', (_name, thrown, code) => {
    const error = fromProviderError(thrown, 'eth_accounts')
    expect(error.code).toBe(code)
    expect(Object.is(error.cause, thrown)).toBe(true)
  })

  it('an error of the kit stays what it is', () => {
    const error = new KitError('CANCELLED')
    expect(fromProviderError(error)).toBe(error)
  })

  it('the request is named', () => {
    const error = fromProviderError({ code: 4001 }, 'personal_sign')
    expect(isKitError(error, 'USER_REJECTED')).toBe(true)
    expect(error.context).toEqual({ method: 'personal_sign' })
  })
})
