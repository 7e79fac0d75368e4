import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRelayClient } from '../../testing/openRelayClient.js'
import { createRelayIdentity } from '../../testing/relayIdentity.js'
import { startTestRelay, type TestRelay } from '../../testing/startTestRelay.js'

const minuteMs = 60_000

describe('who the relay lets in', () => {
  let relay: TestRelay

  beforeAll(async () => {
    relay = await startTestRelay({ requiresProjectId: true })
  })
  afterAll(() => relay.stop())

  const sign = (more: object = {}) =>
    createRelayIdentity().signToken({ audience: relay.url, ...more })
  const knock = async (token: string, project = '&projectId=any') => {
    const query = `auth=${token}${project}`
    const client = await openRelayClient(relay.url, { query })
    return await client.closed
  }

  it('a client whose clock is a minute off, either way', async () => {
    for (const offMs of [minuteMs, -minuteMs]) {
      const issuedAtMs = Date.now() + offMs
      const query = `projectId=any&auth=${sign({ issuedAtMs, expiresAtMs: issuedAtMs + 1 })}`
      const client = await openRelayClient(relay.url, { query })
      expect(
        await client.call('irn_fetchMessages', { topic: 'a'.repeat(64) }),
      ).toEqual({ messages: [], hasMore: false })
      client.close()
    }
  })

  it('not one without a token', async () => {
    expect(await knock('')).toEqual({
      code: 3000,
      reason: 'Authorization error: Auth token is missing',
    })
  })

  it('not one without a project when it must have one', async () => {
    expect(await knock(sign(), '')).toEqual({
      code: 3000,
      reason: 'Authorization error: Project ID is missing',
    })
  })

  it('not one whose token is not yet valid, or no longer', async () => {
    expect(
      await knock(sign({ issuedAtMs: Date.now() + 5 * minuteMs })),
    ).toEqual({
      code: 3000,
      reason: 'JWT validation error: JWT Token is not yet valid',
    })
    expect(
      await knock(sign({ expiresAtMs: Date.now() - 5 * minuteMs })),
    ).toEqual({
      code: 3000,
      reason: 'JWT validation error: JWT Token is expired',
    })
  })

  it('not one that another key signed for', async () => {
    const { clientId } = createRelayIdentity()
    expect(await knock(sign({ issuer: clientId }))).toEqual({
      code: 3000,
      reason: 'JWT validation error: Invalid signature',
    })
  })

  it('not one whose token is for another relay', async () => {
    expect(await knock(sign({ audience: 'wss://relay.example' }))).toEqual({
      code: 3000,
      reason: 'JWT validation error: Invalid audience',
    })
  })

  it('not one whose token is no token', async () => {
    const [header = '', claims = '', signature = ''] = sign().split('.')
    const part = (content: unknown) =>
      Buffer.from(JSON.stringify(content)).toString('base64url')
    const unsigned = part({ alg: 'none', typ: 'JWT' })
    const noKey = part({
      iss: `did:key:z${'6'.repeat(48)}`,
      sub: 's',
      aud: relay.url,
      iat: 0,
      exp: 0,
    })
    for (const [token, problem] of [
      ['token', 'Invalid format'],
      [`${header}.${claims}.${signature}.x`, 'Invalid format'],
      [`${header}.${claims}.${'x'.repeat(5_000)}`, 'Token is too long'],
      [`${unsigned}.${claims}.${signature}`, 'Invalid header'],
      [`${header}.${part({})}.${signature}`, 'Invalid claims'],
      [`${header}.x.${signature}`, 'Invalid claims'],
      [`${header}.${noKey}.${signature}`, 'Invalid issuer'],
    ] as const)
      expect(await knock(token)).toEqual({
        code: 3000,
        reason: `JWT validation error: ${problem}`,
      })
  })
})
