import { describe, expect, it } from 'vitest'
import { samplePayloads } from '../testing/samplePayloads.js'
import { parseRequest } from './parseRequest.js'
import { type FrameMethod, frameRequests } from './requests.js'

const methods = Object.keys(frameRequests) as FrameMethod[]

describe('the table of messages', () => {
  it('has the 24 messages of the specification', () => {
    expect(methods).toHaveLength(24)
  })

  it('[R9.7] connecting, codes, devices and other logins end at 120 s', () => {
    const slow = methods.filter(
      (method) => frameRequests[method].limitMs === 120_000,
    )
    expect(slow.sort()).toEqual([
      'connectDevice',
      'connectEmail',
      'connectFarcaster',
      'connectOtp',
      'connectSocial',
      'getFarcasterUri',
      'getSocialRedirectUri',
      'updateEmail',
      'updateEmailPrimaryOtp',
      'updateEmailSecondaryOtp',
    ])
  })

  it('[R9.8] signing out ends at 3 s', () => {
    expect(frameRequests.signOut.limitMs).toBe(3_000)
  })

  it.each(methods)('%s takes its payload, and not a key more', (method) => {
    const payload = samplePayloads[method]
    expect(parseRequest(method, payload).payload).toEqual(payload)
    const more = { ...payload, origin: 'https://evil.example' }
    expect(() => parseRequest(method, more)).toThrow('INVALID_PAYLOAD')
  })

  it('carries no address of a node and no metadata of a chain', () => {
    const rpc = samplePayloads.rpcRequest
    for (const extra of ['rpcUrl', 'chain', 'chainId', 'symbol', 'ttl'])
      expect(() =>
        parseRequest('rpcRequest', { ...rpc, [extra]: 'http://evil.example' }),
      ).toThrow('INVALID_PAYLOAD')
  })

  it.each(['12345', '1234567', '12345a', '١٢٣٤٥٦', ' 12345', ''])(
    'a code has six digits: %j',
    (otp) => {
      expect(() => parseRequest('connectOtp', { otp })).toThrow()
    },
  )
})
