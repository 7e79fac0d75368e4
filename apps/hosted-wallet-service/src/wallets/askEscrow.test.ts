import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createTestFrame,
  makeTestDeposit,
  type Relay,
} from '../../../hosted-wallet-escrow/src/testing/createTestFrame.js'
import {
  startTestEscrow,
  type TestEscrow,
} from '../../../hosted-wallet-escrow/src/testing/startTestEscrow.js'
import {
  createTestDevice,
  type TestDevice,
} from '../testing/createTestDevice.js'
import {
  startTestService,
  type TestService,
} from '../testing/startTestService.js'

let holdMs = 0
let escrow: TestEscrow
let service: TestService
beforeAll(async () => {
  escrow = await startTestEscrow({ holds: { lengthMs: async () => holdMs } })
  service = await startTestService({
    escrowUrl: escrow.url,
    hasNoSendLimits: true,
  })
})
afterAll(async () => {
  await service.stop()
  await escrow.stop()
})

const through =
  (device: TestDevice): Relay =>
  async (sealed) =>
    (await device.call('askEscrow', { sealed })).sealed

/** A frame whose visitor is signed in, and has left a secret. */
async function begin(email: string) {
  const device = await createTestDevice(service)
  await device.signIn(email)
  const deposit = makeTestDeposit(email)
  const frame = await createTestFrame(escrow, through(device))
  expect(await frame.ask('deposit', deposit.body)).toEqual({ outcome: 'KEPT' })
  return { deposit, device, frame }
}

async function start(
  frame: Awaited<ReturnType<typeof begin>>['frame'],
  { walletId, email }: { walletId: string; email: string },
) {
  const started = await frame.start(walletId, email)
  if (started.outcome !== 'STARTED') throw new Error('It did not start.')
  const { text } = await escrow.mail(email)
  return { attempt: started.attempt, code: text.slice(0, 6) }
}

describe('the way to the escrow', () => {
  it('brings a secret back to a device that proved the mailbox to both', async () => {
    holdMs = 0
    const { deposit } = await begin('ada@hasp.test')
    const fresh = await createTestDevice(service)
    await fresh.signIn('ada@hasp.test')
    const frame = await createTestFrame(escrow, through(fresh))
    const proof = await start(frame, deposit.body)
    // Of two mails one is the service's, and its code is worth nothing here.
    expect((await service.mails('ada@hasp.test')).length).toBe(2)
    expect(await frame.ask('answer', proof)).toEqual({
      outcome: 'PROVED',
      holdEndsAfterMs: 0,
    })
    const released = await frame.ask('collect', { attempt: proof.attempt })
    if (released.outcome !== 'RELEASED') throw new Error('Not released.')
    expect(await frame.openSecret(released.sealedSecret)).toBe(
      deposit.body.secret,
    )
  })

  it('T-SVC-12: gives whoever has the service, its keys and its database nothing', async () => {
    holdMs = 600_000
    const email = 'victim@hasp.test'
    const { deposit } = await begin(email)
    const { secret, walletId } = deposit.body
    const thief = await createTestDevice(service)
    // The service takes whom it likes for the visitor.
    await thief.signIn(email)
    const frame = await createTestFrame(escrow, through(thief))
    const started = await frame.start(walletId, email)
    if (started.outcome !== 'STARTED') throw new Error('It did not start.')
    const codes = (await service.mails(email)).map(({ text }) =>
      text.slice(0, 6),
    )
    for (const code of codes)
      expect(
        (await frame.ask('answer', { attempt: started.attempt, code })).outcome,
      ).toBe('CODE_INVALID')
    expect(await frame.ask('collect', { attempt: started.attempt })).toEqual({
      outcome: 'ENDED',
    })
    expect(service.lines.join('')).not.toContain(secret)
  })

  it('carries nothing for somebody who is not signed in, and nothing that is not sealed', async () => {
    const { device } = await begin('sealed@hasp.test')
    const stranger = await createTestDevice(service)
    const sealed = randomBytes(96).toString('base64url')
    expect((await stranger.send('askEscrow', { sealed })).status).toBe(401)
    expect((await device.send('askEscrow', { sealed })).status).toBe(400)
    expect(
      (await device.send('askEscrow', { sealed: 'call the escrow' })).status,
    ).toBe(400)
  })

  it('says so where the escrow is away, and where there is none', async () => {
    const away = await startTestService({ escrowUrl: 'http://localhost:1' })
    const none = await startTestService()
    const sealed = randomBytes(96).toString('base64url')
    const problemOf = async (asked: TestService) => {
      const device = await createTestDevice(asked)
      await device.signIn('ada@hasp.test')
      const response = await device.send('askEscrow', { sealed })
      return await response.json()
    }
    expect(await problemOf(away)).toMatchObject({
      code: 'UPSTREAM_UNAVAILABLE',
    })
    expect(await problemOf(none)).toMatchObject({ code: 'NOT_FOUND' })
    await Promise.all([away.stop(), none.stop()])
  })
})
