import { describe, expect, it } from 'vitest'
import { sampleAddresses, sampleUser } from '../testing/sampleHandlers.js'
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

  const challenge = {
    networkId: 'eip155:31337',
    domain: 'tide.example',
    uri: 'https://tide.example/',
    nonce: '5eK1mQ0zR7uYw2Xc9Vb3Na',
    issuedAt: '2026-01-01T00:00:00.000Z',
    expirationTime: '2026-01-01T00:10:00.000Z',
    notBefore: '2026-01-01T00:00:00Z',
    requestId: 'visit-7',
    statement: 'Sign in to Tide.',
    resources: ['https://tide.example/terms'],
  }

  it('waits four minutes for a visitor who signs in with the login', () => {
    const { isApproval, limitMs, payload } = parseRequest('getUser', {
      signIn: challenge,
    })
    expect({ isApproval, limitMs, payload }).toEqual({
      isApproval: true,
      limitMs: 240_000,
      payload: { signIn: challenge },
    })
    expect(parseRequest('getUser', {})).toMatchObject({
      isApproval: false,
      limitMs: 20_000,
    })
  })

  it.each([
    ['an account', { accountAddress: sampleAddresses.eip155 }],
    ['a text', { text: 'Sign in' }],
    ['a version', { version: '1' }],
    ['a network of another family', { networkId: 'cosmos:cosmoshub-4' }],
    ['a line break in the domain', { domain: 'tide.example\nURI: x' }],
    ['a line break in the page', { uri: 'https://tide.example/\nVersion: 1' }],
    ['a tab in the page', { uri: 'https://tide.example/\t' }],
    ['a short nonce', { nonce: 'a'.repeat(21) }],
    ['a nonce with a space', { nonce: `${'a'.repeat(22)} b` }],
    ['words for a time', { issuedAt: 'yesterday' }],
    ['no end', { expirationTime: undefined }],
    ['a line break in the statement', { statement: 'Yes.\nURI: x' }],
    ['a statement that turns around', { statement: 'Pay \u202eeve' }],
    ['a statement with what is not seen', { statement: 'Pay\u200b eve' }],
    ['a statement in other letters', { statement: 'Sign in to Тide.' }],
    ['a statement of 301 characters', { statement: 'a'.repeat(301) }],
    ['an empty statement', { statement: '' }],
    ['a line break in the request id', { requestId: 'a\nb' }],
    ['a line break in a resource', { resources: ['urn:a\n- urn:b'] }],
  ])('takes no challenge with %s', (_, changes) => {
    const signIn = { ...challenge, ...changes }
    expect(() => parseRequest('getUser', { signIn })).toThrow('INVALID_PAYLOAD')
  })

  it('takes a signature with its address for an answer, and not a key more', () => {
    const { readReply } = parseRequest('getUser', { signIn: challenge })
    const answer = (signIn: object) => readReply({ ...sampleUser, signIn })
    const signed = {
      address: sampleAddresses.eip155,
      signature: `0x${'ab'.repeat(65)}`,
    }
    expect(answer(signed)).toEqual({ ...sampleUser, signIn: signed })
    expect(() => answer({ ...signed, text: 'Sign in' })).toThrow()
    expect(() => answer({ ...signed, signature: 'Yes!' })).toThrow()
  })
})
