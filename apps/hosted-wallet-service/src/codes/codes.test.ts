import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createTestDevice,
  newCode,
  type TestDevice,
} from '../testing/createTestDevice.js'
import {
  startTestService,
  type TestService,
} from '../testing/startTestService.js'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(async () => await service.stop())

const isLong = process.env.HASP_LONG === '1'

let people = 0
const somebody = () => {
  people += 1
  return `ada${people}@example.test`
}

const other = (code: string) => (code === '000000' ? '111111' : '000000')

async function begin(device: TestDevice, email: string) {
  const started = await device.start(email)
  if (started.outcome !== 'SENT') throw new Error('No code was sent.')
  return { ...started, code: await newCode(service, email) }
}

describe('codes', () => {
  it('[R2.8] signs a device in by the code from the mailbox', async () => {
    const email = somebody()
    const device = await createTestDevice(service)
    const { state } = await device.signIn(email)
    expect(state).toMatchObject({ deviceState: 'trusted' })
    expect(await device.call('readWallet', {})).toEqual(state)
    const [mail] = await service.mails(email)
    expect(mail?.subject).not.toMatch(/\d{6}/)
    expect(mail?.text).toContain(service.siteOrigin)
    expect(mail?.text).toContain('Chromium on Linux')
  })

  it('T-SVC-01: of many tries at once five are compared, and then no code helps', async () => {
    const email = somebody()
    const device = await createTestDevice(service)
    const { challengeId, code } = await begin(device, email)
    const tries = await Promise.all(
      Array.from({ length: isLong ? 500 : 50 }, () =>
        device.call('answerChallenge', { challengeId, code: other(code) }),
      ),
    )
    const compared = tries.filter(({ outcome }) => outcome === 'CODE_INVALID')
    expect(compared).toHaveLength(5)
    expect(
      await device.call('answerChallenge', { challengeId, code }),
    ).not.toHaveProperty('tokens')
  })

  it('P-24: of 20 right answers at once one wins', async () => {
    const email = somebody()
    const device = await createTestDevice(service)
    const { challengeId, code } = await begin(device, email)
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        device.call('answerChallenge', { challengeId, code }),
      ),
    )
    expect(
      replies.filter(({ outcome }) => outcome === 'SIGNED_IN'),
    ).toHaveLength(1)
  })

  it('says how many tries are left, and takes the right code after wrong ones', async () => {
    const email = somebody()
    const device = await createTestDevice(service)
    const { challengeId, code } = await begin(device, email)
    for (const triesLeft of [4, 3])
      expect(
        await device.call('answerChallenge', {
          challengeId,
          code: other(code),
        }),
      ).toEqual({ outcome: 'CODE_INVALID', triesLeft })
    expect(
      await device.call('answerChallenge', { challengeId, code }),
    ).toMatchObject({ outcome: 'SIGNED_IN' })
  })

  it('T-SVC-04: a code typed on another device opens nothing', async () => {
    const email = somebody()
    const [device, thief] = [
      await createTestDevice(service),
      await createTestDevice(service),
    ]
    const { challengeId, code } = await begin(device, email)
    expect(await thief.call('answerChallenge', { challengeId, code })).toEqual({
      outcome: 'CODE_EXPIRED',
    })
    expect(
      await device.call('answerChallenge', { challengeId, code }),
    ).toMatchObject({ outcome: 'SIGNED_IN' })
  })

  it('sends one code in 30 seconds, however the address is written', async () => {
    const device = await createTestDevice(service)
    await begin(device, 'grace.hopper@example.test')
    for (const alias of [
      'grace.hopper@example.test',
      'GRACE.hopper@Example.test',
      'gracehopper+a@example.test',
    ]) {
      const reply = await device.start(alias)
      if (reply.outcome !== 'TRY_LATER') throw new Error('It was sent.')
      expect(reply.retryAfterMs).toBeGreaterThan(0)
      expect(reply.retryAfterMs).toBeLessThanOrEqual(30_000)
    }
  })

  it('T-INT-07: a device that is known gets its code though strangers used the limits up', async () => {
    const email = somebody()
    const device = await createTestDevice(service)
    await device.signIn(email)
    const stranger = await createTestDevice(service)
    expect(await stranger.start(email)).toMatchObject({ outcome: 'TRY_LATER' })
    expect(await device.start(email)).toMatchObject({ outcome: 'SENT' })
  })

  it('sends the mail again that the mail server refused', async () => {
    const email = somebody()
    await service.orderFault({ kind: 'refuse', count: 1 })
    const device = await createTestDevice(service)
    const { challengeId, code } = await begin(device, email)
    expect(
      await device.call('answerChallenge', { challengeId, code }),
    ).toMatchObject({ outcome: 'SIGNED_IN' })
    expect(service.lines).toContainEqual(
      expect.stringMatching(/"mail failed".*"errorCode":"E[A-Z]+"/),
    )
  })

  it('takes the code of a mail that arrives twice', async () => {
    const email = somebody()
    await service.orderFault({ kind: 'duplicate', count: 1 })
    const device = await createTestDevice(service)
    const { challengeId, code } = await begin(device, email)
    await expect.poll(async () => (await service.mails(email)).length).toBe(2)
    expect(
      await device.call('answerChallenge', { challengeId, code }),
    ).toMatchObject({ outcome: 'SIGNED_IN' })
  })

  it('a site that the project does not list gets no code sent', async () => {
    const device = await createTestDevice(service)
    for (const [projectId, origin, code] of [
      ['default', 'https://evil.example', 'ORIGIN_REFUSED'],
      ['default', 'http://localhost.evil.example:4000', 'ORIGIN_REFUSED'],
      ['nobody', service.siteOrigin, 'PROJECT_UNKNOWN'],
    ] as const) {
      const response = await device.send('startChallenge', {
        projectId,
        origin,
        email: somebody(),
        deviceName: 'Chromium',
      })
      expect(response.status).toBe(403)
      expect(await response.json()).toEqual({ status: 403, code })
    }
  })

  it('the link of the mail ends the sign-in that somebody else began', async () => {
    const email = somebody()
    const thief = await createTestDevice(service)
    await thief.signIn(email)
    const [mail] = await service.mails(email)
    const [, token] = /not-me\/#([\w-]{43})/.exec(mail?.text ?? '') ?? []
    await thief.call('denySignIn', { token: token ?? '' })
    const response = await thief.send('readWallet', {})
    expect(response.status).toBe(401)
    // One that is made up changes nothing and is answered alike.
    expect(await thief.call('denySignIn', { token: 'A'.repeat(43) })).toEqual(
      {},
    )
  })

  it('T-SVC-15: the log holds no address, no code and no token', async () => {
    const email = somebody()
    await fetch(`${service.url}/v1/challenges/${email}`)
    const device = await createTestDevice(service)
    const { tokens } = await device.signIn(email)
    const log = service.lines.join('\n')
    expect(log).toContain('POST /v1/challenges')
    for (const hidden of [
      email,
      tokens.accessToken,
      tokens.refreshToken,
      await newCode(service, email),
    ])
      expect(log).not.toContain(hidden)
  })
})
