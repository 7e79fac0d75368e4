import { hash } from 'node:crypto'
import {
  beginsWithZeros,
  type Work,
  workText,
} from '@hasp/protocol/walletService'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createTestDevice,
  type TestDevice,
} from '../testing/createTestDevice.js'
import {
  startTestService,
  type TestService,
} from '../testing/startTestService.js'

const freePerNetwork = 20

let service: TestService
/** One whose operator lets little mail out. */
let scarce: TestService
beforeAll(async () => {
  service = await startTestService()
  scarce = await startTestService({ mailsPerHour: 4 })
})
afterAll(async () => {
  await service.stop()
  await scarce.stop()
})

let people = 0
const somebody = () => {
  people += 1
  return `ada${people}@example.test`
}

const ask = (at: TestService, device: TestDevice, email: string, work?: Work) =>
  device.call('startChallenge', {
    projectId: 'default',
    origin: at.siteOrigin,
    email,
    deviceName: 'Chromium on Linux',
    work,
  })

function solve(challenge: string, bits: number): Work {
  for (let tried = 0; ; tried += 1) {
    const work = { challenge, answer: `${tried}` }
    if (beginsWithZeros(hash('sha256', workText(work), 'buffer'), bits))
      return work
  }
}

async function solved(at: TestService, device: TestDevice): Promise<Work> {
  const reply = await ask(at, device, somebody())
  if (reply.outcome !== 'WORK_NEEDED') throw new Error(reply.outcome)
  expect(reply.bits).toBe(18)
  return solve(reply.challenge, reply.bits)
}

describe('work', () => {
  it('T-SVC-02, T-INT-07: is asked of a network over its share, opens one code, and is not asked of a known device', async () => {
    const email = somebody()
    const known = await createTestDevice(service)
    await known.signIn(email)
    const device = await createTestDevice(service)
    const replies = await Promise.all(
      Array.from({ length: freePerNetwork + 5 }, () =>
        ask(service, device, somebody()),
      ),
    )
    const of = (outcome: string) =>
      replies.filter((reply) => reply.outcome === outcome)
    // The known device asked for the first of them, before it was known.
    expect(of('SENT')).toHaveLength(freePerNetwork - 1)
    expect(of('WORK_NEEDED')).toHaveLength(6)

    const work = await solved(service, device)
    const nobody = somebody()
    // Who was refused for want of work has used nothing of the mailbox up.
    expect(await ask(service, device, nobody)).toMatchObject({
      outcome: 'WORK_NEEDED',
    })
    expect(await ask(service, device, nobody, work)).toMatchObject({
      outcome: 'SENT',
    })
    expect(await ask(service, device, somebody(), work)).toMatchObject({
      outcome: 'WORK_NEEDED',
    })
    expect(await ask(service, known, email)).toMatchObject({ outcome: 'SENT' })
  })

  it('is not done by a wrong answer, or for a challenge that was made up', async () => {
    const device = await createTestDevice(service)
    const { challenge, answer } = await solved(service, device)
    // The last letter of a nonce has bits that say nothing.
    const madeUp = challenge.replace(/\../, (start) =>
      start === '.A' ? '.B' : '.A',
    )
    const wrongOnes: Work[] = [
      { challenge, answer: `${answer}0` },
      solve(madeUp, 18),
      solve('none', 18),
    ]
    for (const work of wrongOnes)
      expect(await ask(service, device, somebody(), work)).toMatchObject({
        outcome: 'WORK_NEEDED',
      })
    // Whatever stands before the nonce costs the work again.
    expect(
      await ask(service, device, somebody(), { challenge, answer }),
    ).toMatchObject({ outcome: 'SENT' })
  })

  it('does not lift the limits of a mailbox', async () => {
    const device = await createTestDevice(service)
    const email = somebody()
    const [first, second] = [
      await solved(service, device),
      await solved(service, device),
    ]
    expect(await ask(service, device, email, first)).toMatchObject({
      outcome: 'SENT',
    })
    expect(await ask(service, device, email, second)).toMatchObject({
      outcome: 'TRY_LATER',
    })
  })

  it('the breaker: half of an hour’s mails are free, the other half cost work, then only known devices get one', async () => {
    const email = somebody()
    const known = await createTestDevice(scarce)
    await known.signIn(email)
    const device = await createTestDevice(scarce)
    expect(await ask(scarce, device, somebody())).toMatchObject({
      outcome: 'SENT',
    })
    for (let rest = 0; rest < 2; rest += 1)
      expect(
        await ask(scarce, device, somebody(), await solved(scarce, device)),
      ).toMatchObject({ outcome: 'SENT' })
    const reply = await ask(scarce, device, somebody())
    if (reply.outcome !== 'TRY_LATER') throw new Error(reply.outcome)
    expect(reply.retryAfterMs).toBeLessThanOrEqual(3_600_000)
    expect(scarce.lines.join('\n')).toContain('mail limit reached')
    expect(await ask(scarce, known, email)).toMatchObject({ outcome: 'SENT' })
  })
})
