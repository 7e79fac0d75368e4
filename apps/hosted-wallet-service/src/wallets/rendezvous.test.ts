import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

const bytes = (length: number) => randomBytes(length).toString('base64url')
const sealed = bytes(64)

async function opened(email: string) {
  const frame = await createTestDevice(service)
  await frame.signIn(email)
  /** A window has no login, and the key of no device. */
  const window = await createTestDevice(service)
  const handle = bytes(32)
  await frame.call('openRendezvous', { handle, sealed })
  return { frame, handle, window }
}

describe('a rendezvous', () => {
  it('gives what is to be shown once, and keeps the first answer', async () => {
    const { frame, handle, window } = await opened('meets@example.test')
    expect(await frame.call('readRendezvous', { handle })).toEqual({
      isMet: false,
    })
    expect(await window.call('meetRendezvous', { handle })).toEqual({
      found: { sealed },
    })
    expect(await window.call('meetRendezvous', { handle })).toEqual({})
    expect(await frame.call('readRendezvous', { handle })).toEqual({
      isMet: true,
    })
    const [first, second] = [bytes(40), bytes(40)]
    const answer = (said: string) =>
      window.call('answerRendezvous', { handle, sealed: said })
    expect(await answer(first)).toEqual({ isFirst: true })
    expect(await answer(second)).toEqual({ isFirst: false })
    expect(await frame.call('readRendezvous', { handle })).toEqual({
      isMet: true,
      sealed: first,
    })
  })

  it('is nobody else’s: another user reads nothing, and a handle cannot be taken over', async () => {
    const { frame, handle, window } = await opened('owner@example.test')
    const stranger = await createTestDevice(service)
    await stranger.signIn('stranger@example.test')
    await stranger.call('openRendezvous', { handle, sealed: bytes(40) })
    await window.call('answerRendezvous', { handle, sealed: bytes(40) })
    expect(await stranger.call('readRendezvous', { handle })).toEqual({
      isMet: false,
    })
    expect(await frame.call('readRendezvous', { handle })).toMatchObject({
      isMet: true,
    })
    expect(await window.call('meetRendezvous', { handle: bytes(32) })).toEqual(
      {},
    )
    expect(
      await window.call('answerRendezvous', { handle: bytes(32), sealed }),
    ).toEqual({ isFirst: false })
  })
})
