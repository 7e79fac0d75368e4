import { describe, expect, it } from 'vitest'
import { bo, first, openSite, prove } from './openSite.test.fixture.js'

const minuteMs = 60_000

describe('a nonce', () => {
  it('[T-SIW-01] signs in once', async () => {
    const visitor = openSite().browser()
    const challenge = await visitor.challenge()
    const body = { nonce: challenge.nonce, proofs: [await prove(challenge)] }
    expect((await visitor.ask('verify', body)).status).toBe(200)
    const again = await visitor.ask('verify', body)
    expect([again.status, again.body.code]).toEqual([401, 'NONCE_INVALID'])
  })

  it.each([2, 500])(
    '[T-SIW-02] signs in once, of %i who try at once',
    async (count) => {
      const visitor = openSite().browser()
      const challenge = await visitor.challenge()
      const body = { nonce: challenge.nonce, proofs: [await prove(challenge)] }
      const requests = Array.from({ length: count }, () =>
        visitor.requestFor('verify', body),
      )
      const got = await Promise.all(requests.map(visitor.send))
      expect(got.filter(({ status }) => status === 200)).toHaveLength(1)
      for (const { body, status } of got)
        if (status !== 200)
          expect(body.code).toMatch(/^(NONCE_INVALID|TOO_MANY_REQUESTS)$/)
    },
  )

  it('is of the browser that asked for it: nobody else can use it, or use it up', async () => {
    const { browser } = openSite()
    const [victim, attacker] = [browser(), browser()]
    const challenge = await victim.challenge()
    const body = { nonce: challenge.nonce, proofs: [await prove(challenge)] }
    expect((await attacker.ask('verify', body)).body.code).toBe('NONCE_INVALID')
    await attacker.challenge()
    expect((await attacker.ask('verify', body)).body.code).toBe('NONCE_INVALID')
    expect((await victim.ask('verify', body)).status).toBe(200)
  })

  it('stays good for one tab when another one begins', async () => {
    const visitor = openSite().browser()
    const challenge = await visitor.challenge()
    await visitor.challenge()
    const body = { nonce: challenge.nonce, proofs: [await prove(challenge)] }
    expect((await visitor.ask('verify', body)).status).toBe(200)
  })

  it('takes three wrong signatures, and no right one after them', async () => {
    const { browser } = openSite({
      networks: [{ ...first, rpcUrls: { default: { http: [] } } }],
    })
    const visitor = browser()
    const challenge = await visitor.challenge()
    const { nonce } = challenge
    const right = await prove(challenge)
    const wrong = { ...right, address: bo.address }
    for (const code of [
      'SIGNATURE_INVALID',
      'SIGNATURE_INVALID',
      'SIGNATURE_INVALID',
      'NONCE_INVALID',
    ])
      expect(
        (await visitor.ask('verify', { nonce, proofs: [wrong] })).body.code,
      ).toBe(code)
    expect(
      (await visitor.ask('verify', { nonce, proofs: [right] })).body.code,
    ).toBe('NONCE_INVALID')
  })

  it('[T-SIW-05] [F-33] lives ten minutes, however the clock of the server is set', async () => {
    const { browser, clock } = openSite()
    const visitor = browser()
    const challenge = await visitor.challenge()
    const body = { nonce: challenge.nonce, proofs: [await prove(challenge)] }
    await clock.advance(10 * minuteMs)
    expect((await visitor.ask('verify', body)).body.code).toBe('NONCE_INVALID')
    const other = await visitor.challenge()
    const later = { nonce: other.nonce, proofs: [await prove(other)] }
    await clock.advance(10 * minuteMs - 1)
    expect((await visitor.ask('verify', later)).status).toBe(200)
  })

  it('has 128 random bits', async () => {
    const visitor = openSite().browser()
    const nonces = new Set<string>()
    for (let count = 0; count < 200; count++)
      nonces.add((await visitor.challenge()).nonce)
    expect(nonces.size).toBe(200)
    for (const nonce of nonces) expect(nonce).toMatch(/^[\da-zA-Z]{22}$/)
  })
})
