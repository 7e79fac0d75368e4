import { BrowserProvider, isError } from 'ethers'
import {
  createWalletClient,
  custom,
  isHex,
  UserRejectedRequestError,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { type ErrorCode, errorMessages } from '../errors/catalogue.js'
import { KitError } from '../errors/KitError.js'
import { bridgeAddresses } from '../testing/setUpBridge.js'
import { toProviderError } from './toProviderError.js'

const codes = Object.keys(errorMessages) as ErrorCode[]
const [account] = bridgeAddresses

/** What a request fails with while its outcome is open. */
const open = [
  'WALLET_NOT_RESPONDING',
  'TIMED_OUT',
  'SEND_OUTCOME_UNKNOWN',
  'SESSION_STALE',
  'RELAY_UNAVAILABLE',
  'RELAY_REFUSED',
  'WALLET_DISCONNECTED',
  'CANCELLED',
] as const

const errorOf = (code: ErrorCode) => new KitError(code as 'UNEXPECTED')

/** A provider that fails with an error of the kit. */
const failing = (code: ErrorCode) => ({
  request: async ({ method }: { method: string }) => {
    if (method === 'eth_chainId') return '0x7a69'
    if (method === 'eth_accounts') return [account]
    throw toProviderError(errorOf(code))
  },
})

describe('an error of the kit for libraries over EIP-1193', () => {
  it.each(codes)('has a number, a sentence and what caused it: %s', (code) => {
    const error = toProviderError(errorOf(code))
    expect(error).toMatchObject({ code: expect.any(Number) })
    expect(error.message).not.toBe('')
    expect(error.cause).toMatchObject({ code })
  })

  it('keeps the number that the wallet gave', () => {
    const error = toProviderError(
      new KitError('WALLET_ERROR', { code: -32_010 }),
    )
    expect(error).toMatchObject({ code: -32_010 })
  })

  it('keeps the sentence that the wallet gave, too', () => {
    const cause = new Error('Nonce too low')
    const error = new KitError('WALLET_ERROR', { code: -32_010 }, { cause })
    expect(toProviderError(error).message).toBe('Nonce too low')
    // What the kit has a name for, it also has a sentence for.
    const away = new KitError('RELAY_UNAVAILABLE', { host: 'a' }, { cause })
    expect(toProviderError(away).message).toBe(away.message)
  })

  it('keeps what a node reports, revert data included', () => {
    const reverted = { code: 3, message: 'execution reverted', data: '0x08c3' }
    const error = new KitError('RPC_ERROR', { code: 3 }, { cause: reverted })
    expect(toProviderError(error)).toMatchObject(reverted)
  })

  it('leaves an error that has its number as it is', () => {
    const error = Object.assign(new Error('No'), { code: 4001 })
    expect(toProviderError(error)).toBe(error)
  })

  it('says in words of the library’s reader that nobody is connected', () => {
    const error = toProviderError(new KitError('NO_ACTIVE_ACCOUNT'))
    expect(error).toMatchObject({ code: 4100 })
    expect(error.message).toContain('No wallet is connected')
  })

  it.each(open)(
    'never calls what may have happened declined: %s',
    async (code) => {
      expect(toProviderError(errorOf(code))).toMatchObject({ code: 4900 })
      const client = createWalletClient({
        account,
        transport: custom(failing(code), { retryCount: 0 }),
      })
      const sending = client.sendTransaction({
        to: account,
        value: 1n,
        chain: null,
      })
      const error = await sending.catch((reason: unknown) => reason)
      expect(isHex(error)).toBe(false)
      const inViem = JSON.stringify(error) + String(error)
      expect(inViem).not.toMatch(/rejected the request|reverted/i)
      // Its own words for "unknown" say less than the kit's sentence.
      expect(inViem).not.toContain('An unknown RPC error occurred')
      expect(String(error)).toContain(toProviderError(errorOf(code)).message)

      const provider = new BrowserProvider(failing(code), 'any')
      const inEthers: unknown = await provider
        .send('eth_sendTransaction', [])
        .catch((reason: unknown) => reason)
      expect(isError(inEthers, 'ACTION_REJECTED')).toBe(false)
      expect(String(inEthers)).toContain('4900')
      provider.destroy()
    },
  )

  it('is a rejection in viem and ethers where the owner said no', async () => {
    const client = createWalletClient({
      account,
      transport: custom(failing('USER_REJECTED'), { retryCount: 0 }),
    })
    const error = await client
      .signMessage({ message: 'Hello' })
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(UserRejectedRequestError)
    const provider = new BrowserProvider(failing('USER_REJECTED'), 'any')
    const inEthers: unknown = await provider
      .send('personal_sign', [])
      .catch((reason: unknown) => reason)
    expect(isError(inEthers, 'ACTION_REJECTED')).toBe(true)
    provider.destroy()
  })
})
