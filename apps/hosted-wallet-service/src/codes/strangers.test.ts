import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  codesTo,
  createTestDevice,
  newCode,
  type TestDevice,
} from '../testing/createTestDevice.js'
import {
  startTestService,
  type TestService,
} from '../testing/startTestService.js'

const isLong = process.env.HASP_LONG === '1'

let service: TestService
/** One that mails as many codes as are asked for. */
let mailing: TestService
beforeAll(async () => {
  service = await startTestService()
  mailing = await startTestService({ hasNoSendLimits: true })
})
afterAll(async () => {
  await service.stop()
  await mailing.stop()
})

const ask = (at: TestService, device: TestDevice, email: string) =>
  device.send(
    'startChallenge',
    {
      projectId: 'default',
      origin: at.siteOrigin,
      email,
      deviceName: 'Chromium on Linux',
    },
    { headers: forged() },
  )

/** What somebody says of where they are, and no proxy of the operator's. */
function forged() {
  const address = `198.${Math.floor(Math.random() * 65_536)}.2.1`
  return {
    'X-Forwarded-For': `${address}, 203.0.113.${Math.floor(Math.random() * 256)}`,
    Forwarded: `for=${address}`,
    'X-Real-IP': address,
    'CF-Connecting-IP': address,
  }
}

/** The same mailbox in as many ways as one likes. */
function written(index: number): string {
  const letters = [...'edithclarke']
    .map((letter, at) => ((index >> at) & 1 ? letter.toUpperCase() : letter))
    .join(index % 3 === 0 ? '.' : '')
  return `${letters}${index % 2 ? `+${index}` : ''}@${index % 5 ? 'example.test' : 'EXAMPLE.Test'}`
}

/** So many at a time, each with its number. */
async function each<Result>(
  count: number,
  run: (index: number) => Promise<Result>,
): Promise<readonly Result[]> {
  const atOnce = 50
  const results: Result[] = []
  for (let from = 0; from < count; from += atOnce)
    results.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(atOnce, count - from) }, (_, index) =>
          run(from + index),
        ),
      )),
    )
  return results
}

const isSent = async (response: Response) =>
  (await response.json()).outcome === 'SENT'

async function begin(device: TestDevice, email: string) {
  const before = (await codesTo(mailing, email)).length
  const started = await device.start(email)
  if (started.outcome !== 'SENT') throw new Error('No code was sent.')
  const code = await newCode(mailing, email, before)
  return { challengeId: started.challengeId, code }
}

const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

describe('strangers', () => {
  it('T-SVC-02: forged headers and other spellings of an address are one mailbox', async () => {
    const device = await createTestDevice(service)
    const sent = await each(isLong ? 5_000 : 50, async (index) =>
      isSent(await ask(service, device, written(index))),
    )
    // In the long run the pause between two mails is over now and then.
    expect(sent.filter(Boolean).length).toBeLessThanOrEqual(isLong ? 5 : 1)
  })

  it('T-SVC-02, T-INT-07: forged headers are one network, and whoever uses it up keeps no known device out', async () => {
    const email = 'annie@example.test'
    const known = await createTestDevice(service)
    await known.signIn(email)
    const device = await createTestDevice(service)
    const sent = await each(isLong ? 5_000 : 50, async (index) =>
      isSent(await ask(service, device, `person${index}@example.test`)),
    )
    // One of its 20 was the device's own, and one another mailbox's.
    expect(sent.filter(Boolean).length).toBeLessThanOrEqual(20)
    expect(await isSent(await ask(service, device, 'x@example.test'))).toBe(
      false,
    )
    expect(await known.signIn(email)).toMatchObject({ outcome: 'SIGNED_IN' })
  })

  it(
    'T-SVC-01: 20 wrong codes a day are compared for an account, by however many challenges, and the known device enters meanwhile',
    async () => {
      const email = 'ada@example.test'
      const known = await createTestDevice(mailing)
      await known.signIn(email)
      let compared = 0
      let isRefused = false
      for (let round = 0; round < (isLong ? 100 : 6); round += 1) {
        const stranger = await createTestDevice(mailing)
        const { challengeId, code } = await begin(stranger, email)
        const answers = await Promise.all(
          Array.from({ length: 5 }, () =>
            stranger.call('answerChallenge', {
              challengeId,
              code: wrong(code),
            }),
          ),
        )
        for (const { outcome } of answers) {
          if (outcome === 'CODE_INVALID') compared += 1
          if (outcome === 'TRY_LATER') isRefused = true
        }
      }
      expect(compared).toBe(20)
      expect(isRefused).toBe(true)
      const stranger = await createTestDevice(mailing)
      const { challengeId, code } = await begin(stranger, email)
      expect(
        await stranger.call('answerChallenge', { challengeId, code }),
      ).toMatchObject({ outcome: 'TRY_LATER' })
      expect(await known.signIn(email)).toMatchObject({ outcome: 'SIGNED_IN' })
    },
    isLong ? 120_000 : 30_000,
  )

  it('T-INT-07: codes that strangers ask for end none of the known device', async () => {
    const email = 'grace@example.test'
    const known = await createTestDevice(mailing)
    await known.signIn(email)
    const { challengeId, code } = await begin(known, email)
    const first = await createTestDevice(mailing)
    const begun = await begin(first, email)
    for (let index = 0; index < 4; index += 1)
      await begin(await createTestDevice(mailing), email)
    expect(
      await known.call('answerChallenge', { challengeId, code }),
    ).toMatchObject({ outcome: 'SIGNED_IN' })
    // Of their own the newest three can be used.
    expect(await first.call('answerChallenge', begun)).toEqual({
      outcome: 'CODE_EXPIRED',
    })
  })

  it('T-SVC-05: says the same of a mailbox with a wallet and of one without', async () => {
    const email = 'mary@example.test'
    await (await createTestDevice(mailing)).signIn(email)
    const device = await createTestDevice(mailing)
    const bodies = await Promise.all(
      [email, 'nobody@example.test'].map(async (address) => {
        const { challengeId, ...body } = await (
          await ask(mailing, device, address)
        ).json()
        return { ...body, length: challengeId.length }
      }),
    )
    expect(bodies[0]).toEqual(bodies[1])
  })
})
