import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../testing/fakeClock.js'
import { propertyRuns } from '../testing/propertyRuns.js'
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

  it('[T-SIW-05] [F-33] none lives twice while the clock of the server goes back and forth', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            jumpMs: fc.integer({ min: -12 * minuteMs, max: 12 * minuteMs }),
            which: fc.nat(2),
          }),
          { minLength: 4, maxLength: 16 },
        ),
        async (steps) => {
          const clock = createFakeClock()
          let offMs = 0
          const now = () => clock.now() + offMs
          const visitor = openSite({}, undefined, { ...clock, now }).browser()
          const open = await Promise.all(
            [0, 1, 2].map(async () => {
              const challenge = await visitor.challenge()
              const proofs = [await prove(challenge)]
              return { nonce: challenge.nonce, proofs }
            }),
          )
          const gone = new Set<number>()
          for (const { jumpMs, which } of steps) {
            offMs += jumpMs
            const body = open[which]
            const { body: answer, status } = await visitor.ask('verify', body)
            if (status === 200) expect(gone).not.toContain(which)
            if (answer.code !== 'SIGNATURE_INVALID') gone.add(which)
          }
        },
      ),
      propertyRuns(50),
    )
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
