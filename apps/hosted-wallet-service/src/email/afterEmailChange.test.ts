import { removeRecoveryText } from '@hasp/protocol/walletService'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerOf, createMovers } from '../testing/createMovers.js'
import { createTestDevice } from '../testing/createTestDevice.js'
import {
  startTestService,
  type TestService,
} from '../testing/startTestService.js'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ hasNoSendLimits: true })
})
afterAll(async () => await service.stop())

const { change, codeFrom, noticeTo, owner, proveOld, somebody, tokenIn } =
  createMovers(() => service)

describe('after a change', () => {
  it('who is signed in elsewhere is not any more, but for a trusted device that waits for it', async () => {
    const person = await owner()
    const { device, from, wallet } = person
    const [waits, forgotten, thief] = [
      await createTestDevice(service),
      await createTestDevice(service),
      await createTestDevice(service),
    ]
    for (const one of [waits, forgotten]) {
      await one.signIn(from)
      await wallet.recover(one)
    }
    // He reads the old mailbox, and waits as well.
    await thief.signIn(from)
    const { newCode: right } = await proveOld(person)
    await waits.call('watchEmail', {})
    await thief.call('watchEmail', {})
    await answerOf(device, 'new', right)
    expect((await device.send('readWallet', {})).status).toBe(200)
    expect(await waits.call('watchEmail', {})).toEqual({ email: person.to })
    expect((await forgotten.send('readWallet', {})).status).toBe(401)
    expect((await thief.send('readWallet', {})).status).toBe(401)
    const { devices } = await device.call('listDevices', {})
    expect(devices).toHaveLength(3)
  })

  it('the old mailbox takes it back by its link, once, and ends the device that made it', async () => {
    const person = await owner()
    const { device, from, to } = person
    await change(person)
    const token = await tokenIn(from, 'revert-email')
    const nobody = await createTestDevice(service)
    expect(await nobody.call('revertEmail', { token: 'A'.repeat(43) })).toEqual(
      { isReverted: false },
    )
    const reverted = { isReverted: true }
    expect(await nobody.call('revertEmail', { token })).toEqual(reverted)
    expect((await device.send('readWallet', {})).status).toBe(401)
    await noticeTo(from, `no longer with ${to}`)
    await noticeTo(to, `opens with ${from} again`)
    const { state } = await nobody.signIn(from)
    expect(state.wallet?.walletId).toBe(person.wallet.draft.walletId)
    expect(state.deviceState).toBe('waiting')
    // Pressed again, for its answer may have been lost, it ends nothing more.
    expect(await nobody.call('revertEmail', { token })).toEqual(reverted)
    await nobody.call('readWallet', {})
  })

  it('the address is kept for who may take it back: a thief cannot move in', async () => {
    const person = await owner()
    const { from } = person
    await change(person)
    const token = await tokenIn(from, 'revert-email')
    const thief = await createTestDevice(service)
    const { answer, code } = await codeFrom(from, () => thief.start(from))
    if (answer.outcome !== 'SENT') throw new Error('No code was sent.')
    const { challengeId } = answer
    expect(
      await thief.call('answerChallenge', { challengeId, code }),
    ).toMatchObject({ outcome: 'RESERVED' })
    expect(await thief.call('revertEmail', { token })).toEqual({
      isReverted: true,
    })
  })

  it('an earlier mailbox still takes it back where the thief moved on, and his own link is void', async () => {
    const person = await owner()
    const { device, from, signFor, to } = person
    await change(person)
    const owners = await tokenIn(from, 'revert-email')
    const further = somebody('further')
    const first = await codeFrom(to, async () =>
      device.call('beginEmailChange', {
        email: further,
        signature: await signFor(device, { from: to, to: further }),
      }),
    )
    const second = await codeFrom(further, () =>
      answerOf(device, 'old', first.code),
    )
    expect(await answerOf(device, 'new', second.code)).toMatchObject({
      outcome: 'CHANGED',
    })
    const thiefs = await tokenIn(to, 'revert-email')
    const nobody = await createTestDevice(service)
    expect(await nobody.call('revertEmail', { token: owners })).toEqual({
      isReverted: true,
    })
    expect(await nobody.call('revertEmail', { token: thiefs })).toEqual({
      isReverted: false,
    })
    const { state } = await nobody.signIn(from)
    expect(state.wallet?.walletId).toBe(person.wallet.draft.walletId)
  })

  it('its ways back stay as they are for 72 hours', async () => {
    const person = await owner()
    const { device, wallet } = person
    await change(person)
    const { walletId } = wallet.draft
    const { recoveryId } = wallet.draft
    const signature = await wallet.account.signMessage({
      message: removeRecoveryText({ walletId, recoveryId }),
    })
    const refused = await device.call('removeRecovery', {
      recoveryId,
      signature,
    })
    if (refused.outcome !== 'FROZEN') throw new Error('It was not frozen.')
    expect(refused.frozenForMs).toBeGreaterThan(72 * 3_600_000 - 60_000)
    expect(refused.frozenForMs).toBeLessThanOrEqual(72 * 3_600_000)
  })

  it('a code for the old mailbox signs nobody in', async () => {
    const person = await owner()
    const late = await createTestDevice(service)
    const { answer, code } = await codeFrom(person.from, () =>
      late.start(person.from),
    )
    if (answer.outcome !== 'SENT') throw new Error('No code was sent.')
    await change(person)
    const { challengeId } = answer
    expect(await late.call('answerChallenge', { challengeId, code })).toEqual({
      outcome: 'CODE_EXPIRED',
    })
  })

  it('nobody moves to the old address, but its owner moves back', async () => {
    const person = await owner()
    const { begin, device, from, to } = person
    await change(person)
    const neighbour = await owner()
    const { newCode: theirs } = await proveOld(neighbour, from)
    expect(await answerOf(neighbour.device, 'new', theirs)).toEqual({
      outcome: 'TAKEN',
    })
    const first = await codeFrom(to, () => begin(device, from, to))
    const second = await codeFrom(from, () =>
      answerOf(device, 'old', first.code),
    )
    expect(await answerOf(device, 'new', second.code)).toEqual({
      outcome: 'CHANGED',
      email: from,
    })
  })

  it('"not me" in the mail to the new mailbox leaves the way back as it is', async () => {
    const person = await owner()
    const { newCode: right } = await proveOld(person)
    const notMe = await tokenIn(person.to, 'not-me')
    await answerOf(person.device, 'new', right)
    const token = await tokenIn(person.from, 'revert-email')
    const thief = await createTestDevice(service)
    await thief.call('denySignIn', { token: notMe })
    expect(await thief.call('revertEmail', { token })).toEqual({
      isReverted: true,
    })
  })

  it('whoever takes it back finds the thief out, the wallet frozen, and all of it in the record', async () => {
    const person = await owner()
    const { device, from, to, wallet } = person
    await change(person)
    const other = await createTestDevice(service)
    await other.signIn(to)
    await wallet.recover(other)
    const { activity: made } = await other.call('readActivity', {})
    expect(made.map(({ happened }) => happened.event)).toContain('emailChanged')

    const token = await tokenIn(from, 'revert-email')
    const nobody = await createTestDevice(service)
    await nobody.call('revertEmail', { token })
    expect((await other.send('readWallet', {})).status).toBe(401)
    expect((await device.signIn(from)).state.deviceState).toBe('waiting')
    await other.signIn(from)
    const { activity } = await other.call('readActivity', {})
    expect(activity.map(({ happened }) => happened.event)).toContain(
      'emailReverted',
    )
    expect(await other.call('startExport', {})).toMatchObject({
      outcome: 'FROZEN',
    })
  })

  it('what is taken back leaves an earlier change to be taken back', async () => {
    const person = await owner()
    const { begin, device, from, to } = person
    await change(person)
    const token = await tokenIn(from, 'revert-email')
    const further = somebody('further')
    const first = await codeFrom(to, () => begin(device, further, to))
    const second = await codeFrom(further, () =>
      answerOf(device, 'old', first.code),
    )
    await answerOf(device, 'new', second.code)
    const nobody = await createTestDevice(service)
    for (const one of [await tokenIn(to, 'revert-email'), token])
      expect(await nobody.call('revertEmail', { token: one })).toEqual({
        isReverted: true,
      })
    const { state } = await nobody.signIn(from)
    expect(state.wallet?.walletId).toBe(person.wallet.draft.walletId)
  })
})
