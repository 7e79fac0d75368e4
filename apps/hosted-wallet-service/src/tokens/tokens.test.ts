import { createHash, randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDevice } from '../testing/createTestDevice.js'
import {
  startTestService,
  type TestService,
} from '../testing/startTestService.js'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(async () => await service.stop())

let people = 0
async function signedIn() {
  people += 1
  const device = await createTestDevice(service)
  await device.signIn(`alan${people}@example.test`)
  return device
}

describe('tokens', () => {
  it('T-SVC-08: a stolen token is worth nothing without its key', async () => {
    const [owner, thief] = [await signedIn(), await signedIn()]
    thief.accessToken = owner.accessToken
    thief.refreshToken = owner.refreshToken
    expect((await thief.send('readWallet', {})).status).toBe(401)
    expect(
      await thief.call('refreshTokens', {
        refreshToken: owner.refreshToken ?? '',
      }),
    ).toEqual({ outcome: 'SIGNED_OUT' })
    expect((await owner.send('readWallet', {})).status).toBe(200)
  })

  it('refuses a proof for another route, method, token or nonce, and one that was used', async () => {
    const device = await signedIn()
    for (const changes of [
      { htu: `${service.url}/v1/devices` },
      { htu: 'https://evil.example/v1/wallet' },
      { htm: 'POST' },
      { ath: createHash('sha256').update('other').digest('base64url') },
      { nonce: 'made.up' },
      { jti: 'short' },
    ]) {
      const response = await device.send('readWallet', {}, changes)
      expect(response.status, JSON.stringify(changes)).toBe(401)
    }
    const DPoP = await device.proof('GET', '/v1/wallet', {}, device.accessToken)
    const headers = { DPoP, Authorization: `DPoP ${device.accessToken}` }
    const ask = async () =>
      (await fetch(`${service.url}/v1/wallet`, { headers })).status
    expect(await ask()).toBe(200)
    expect(await ask()).toBe(401)
  })

  it('refuses a proof that brings its private key, another algorithm or none', async () => {
    const { nonce } = await (await fetch(`${service.url}/v1/nonce`)).json()
    const claims = {
      htm: 'POST',
      htu: `${service.url}/v1/tokens`,
      jti: randomUUID(),
      nonce,
    }
    const { privateKey } = await generateKeyPair('ES256', {
      extractable: true,
    })
    const { alg: _, ...jwk } = await exportJWK(privateKey)
    const withPrivate = await new SignJWT(claims)
      .setProtectedHeader({ typ: 'dpop+jwt', alg: 'ES256', jwk })
      .sign(privateKey)
    const other = await generateKeyPair('RS256', { extractable: true })
    const rsa = await new SignJWT(claims)
      .setProtectedHeader({
        typ: 'dpop+jwt',
        alg: 'RS256',
        jwk: await exportJWK(other.publicKey),
      })
      .sign(other.privateKey)
    for (const DPoP of [withPrivate, rsa, 'a.b.c', '']) {
      const response = await fetch(`${service.url}/v1/tokens`, {
        method: 'POST',
        headers: { DPoP, 'Content-Type': 'application/json' },
        body: JSON.stringify({ refreshToken: 'A'.repeat(43) }),
      })
      expect(response.status).toBe(401)
      expect(await response.json()).toEqual({
        status: 401,
        code: 'PROOF_INVALID',
      })
    }
  })

  it('gives two tabs that refresh at once the same tokens', async () => {
    const device = await signedIn()
    const refreshToken = device.refreshToken ?? ''
    const replies = await Promise.all(
      Array.from({ length: 6 }, () =>
        device.call('refreshTokens', { refreshToken }),
      ),
    )
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    const [reply] = replies
    if (reply?.outcome !== 'REFRESHED') throw new Error('It was signed out.')
    device.accessToken = reply.tokens.accessToken
    expect((await device.send('readWallet', {})).status).toBe(200)
  })

  it('ends the session when a token from two refreshes ago comes back', async () => {
    const device = await signedIn()
    const first = device.refreshToken ?? ''
    let refreshToken = first
    for (const _ of [1, 2]) {
      const reply = await device.call('refreshTokens', { refreshToken })
      if (reply.outcome !== 'REFRESHED') throw new Error('It was signed out.')
      refreshToken = reply.tokens.refreshToken
      device.accessToken = reply.tokens.accessToken
    }
    expect(await device.call('refreshTokens', { refreshToken: first })).toEqual(
      { outcome: 'SIGNED_OUT' },
    )
  })

  it('signs out for good', async () => {
    const device = await signedIn()
    const refreshToken = device.refreshToken ?? ''
    await device.call('signOut', {})
    expect((await device.send('readWallet', {})).status).toBe(401)
    expect(await device.call('refreshTokens', { refreshToken })).toEqual({
      outcome: 'SIGNED_OUT',
    })
  })

  it('T-SVC-09: answers no page but the wallet itself, and nothing but JSON', async () => {
    const device = await signedIn()
    const foreign = await device.send(
      'readWallet',
      {},
      { headers: { Origin: service.siteOrigin } },
    )
    expect(foreign.status).toBe(403)
    expect(foreign.headers.get('Access-Control-Allow-Origin')).toBeNull()
    const own = await device.send(
      'readWallet',
      {},
      { headers: { Origin: service.walletOrigin } },
    )
    expect(own.headers.get('Access-Control-Allow-Origin')).toBe(
      service.walletOrigin,
    )
    expect(own.headers.get('Access-Control-Allow-Credentials')).toBeNull()
    const form = await device.send(
      'signOut',
      {},
      { headers: { 'Content-Type': 'text/plain' } },
    )
    expect(form.status).toBe(400)
  })

  it('bad input is a code of a closed list, never more', async () => {
    const device = await signedIn()
    const large = await device.send('revokeDevice', {
      deviceId: 'x'.repeat(70_000),
    })
    expect(large.status).toBe(413)
    const unknown = await fetch(`${service.url}/v1/nothing`)
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      { status: 404, code: 'NOT_FOUND' },
    ])
    const bad = await device.send('revokeDevice', { deviceId: "' or 1=1 --" })
    expect([bad.status, await bad.json()]).toEqual([
      400,
      { status: 400, code: 'BODY_INVALID' },
    ])
    expect(await (await fetch(`${service.url}/readyz`)).json()).toEqual({
      isReady: true,
    })
  })
})
