import { base64urlnopad } from '@scure/base'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  startTestEscrow,
  type TestEscrow,
} from '../../../hosted-wallet-escrow/src/testing/startTestEscrow.js'
import {
  startTestService,
  type TestService,
} from '../../../hosted-wallet-service/src/testing/startTestService.js'
import { type EnvelopePurpose, openEnvelope } from '../signer/envelope.js'
import {
  aboutLogin,
  createRealFrame,
  signIn,
} from '../testing/createRealFrame.js'
import { escrowScreen } from '../testing/startEscrowTest.js'
import { meetDevice } from './meetDevice.js'
import { vouchFor } from './vouchFor.js'

const { signal } = aboutLogin
const slowMs = 90_000
const longMs = 3_600_000

let holdMs = longMs
const holds = { lengthMs: async () => holdMs }
let escrow: TestEscrow
let service: TestService
beforeAll(async () => {
  escrow = await startTestEscrow({ holds })
  service = await startTestService({
    ...{ escrowUrl: escrow.url, holds },
    hasNoSendLimits: true,
  })
}, slowMs)
afterAll(async () => {
  await service.stop()
  await escrow.stop()
})

let people = 0
/** A wallet that the provider can help to restore, on its owner's device. */
async function owner() {
  people += 1
  const email = `katherine${people}@hasp.test`
  const { publicKey: escrowKey } = escrow
  const { load } = await createRealFrame(service, { escrowKey })
  const frame = load()
  await signIn(service, frame, email)
  return { email, frame, addresses: await frame.login.openWallet(signal) }
}
type Owner = Awaited<ReturnType<typeof owner>>

/**
 * Whoever reads the mail: has typed the code of the service and the escrow's,
 * and asks both for all that there is.
 */
async function thief({ email }: Owner) {
  const { publicKey: escrowKey } = escrow
  const { heard, load } = await createRealFrame(service, { escrowKey })
  const frame = load()
  const mails = (await escrow.mails(email)).length
  const step = signIn(service, frame, email)
  ;(await escrowScreen(frame, 'begin')).press({ type: 'send' })
  const asked = await escrowScreen(frame, 'code')
  const code = /^\d{6}/.exec((await escrow.mail(email, mails)).text)?.[0] ?? ''
  asked.press({ type: 'code', code })
  await escrowScreen(frame, 'held', asked)
  const state = await frame.service.call('readWallet', {})
  return { frame, heard, state, step }
}
type Thief = Awaited<ReturnType<typeof thief>>

/** A program of the thief's own: every door, in any order. */
async function tryEveryDoor({ frame, state }: Thief): Promise<void> {
  const { deviceId, wallet } = state
  const { call } = frame.service
  const ask = async (run: Promise<unknown>) =>
    void (await run.catch(() => undefined))
  await ask(call('readServerHalf', {}))
  await ask(call('draftWallet', {}))
  await ask(call('draftRecovery', {}))
  for (const { recoveryId } of wallet?.recoveries ?? [])
    await ask(call('startRecovery', { recoveryId }))
  const { commitment, key, nonce } = await frame.seal('makeOffer', undefined)
  const offered = { deviceId, commitment }
  void ask(call('awaitIntroduction', offered))
  await ask(call('meetDevice', { ...offered, nonce }))
  const opened = { publicKey: key.publicKey, nonce }
  void ask(call('awaitIntroduction', { ...offered, opened }))
}

const purposes: readonly EnvelopePurpose[] = [
  'device',
  'password',
  'passkey',
  'escrow',
  'introduction',
]

/** Opens every envelope that was heard of by all else that was heard. */
async function derive({ heard, state }: Thief): Promise<boolean> {
  const text = JSON.stringify(heard)
  const secrets = [...new Set(text.match(/(?<=")[\w-]{43}(?=")/g))]
  const envelopes = [...new Set(text.match(/(?<=")[\w-]{80}(?=")/g))]
  const holders = [...new Set(text.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g))]
  const { userId, wallet } = state
  const decode = (one: string) => base64urlnopad.decode(one)
  for (const envelope of envelopes)
    for (const purpose of purposes)
      for (const holderId of holders)
        for (const half of secrets)
          for (const serverHalf of secrets) {
            const owner = { walletId: wallet?.walletId ?? '', userId, holderId }
            const opened = await openEnvelope(decode(envelope), {
              purpose,
              owner: { ...owner, version: 1 },
              half: decode(half),
              serverHalf: decode(serverHalf),
            }).catch(() => undefined)
            if (opened) return true
          }
  return false
}

/** Nothing that the thief was told, or is told now, opens the wallet. */
async function expectNothing(of: Thief): Promise<void> {
  await tryEveryDoor(of)
  expect(await derive(of)).toBe(false)
  await expect(of.frame.login.openWallet(signal)).rejects.toBeDefined()
  const text = JSON.stringify(of.heard)
  expect(text).not.toContain('"serverHalf"')
  expect(text).not.toContain('"recoveryEnvelope"')
}

describe('T-SVC-12: a thief with the mailbox and a program of his own', () => {
  it(
    'gets the wallet only when the time of both is over, which its owner sees coming',
    async () => {
      holdMs = 8_000
      const of = await owner()
      const thieving = await thief(of)
      expect(thieving.state).toMatchObject({ deviceState: 'held' })
      await expectNothing(thieving)
      // To look and to receive is all that there is meanwhile.
      expect(await thieving.frame.login.user(signal)).toMatchObject({
        addresses: of.addresses,
        holdEndsAfterMs: expect.any(Number),
      })
      // Or it would prove nothing: by the same steps the wallet opens then.
      expect(await thieving.step).toEqual({ action: 'CONNECT' })
      expect(await thieving.frame.login.openWallet(signal)).toEqual(
        of.addresses,
      )
    },
    slowMs,
  )

  it(
    'loses all of it by the link of a mail',
    async () => {
      holdMs = longMs
      const of = await owner()
      const thieving = await thief(of)
      const [link = ''] =
        (
          await vi.waitUntil(
            async () =>
              (
                await service.mails(of.email)
              ).find(({ subject }) => subject.includes('a new device asks')),
            { timeout: 20_000 },
          )
        ).text.match(/(?<=not-me\/#)[\w-]{43}/) ?? []
      await of.frame.service.call('denySignIn', { token: link })
      await expectNothing(thieving)
      await expect(
        thieving.frame.service.call('readWallet', {}),
      ).rejects.toMatchObject({ failure: 'signedOut' })
      thieving.step.catch(() => undefined)
    },
    slowMs,
  )

  it(
    'loses all of it when the owner signs the device out',
    async () => {
      holdMs = longMs
      const of = await owner()
      const thieving = await thief(of)
      const { deviceId } = thieving.state
      expect(await of.frame.service.call('revokeDevice', { deviceId })).toEqual(
        { isRevoked: true },
      )
      await expectNothing(thieving)
      thieving.step.catch(() => undefined)
    },
    slowMs,
  )

  it(
    'waits before a closed door while the owner’s own new device is let in at once',
    async () => {
      holdMs = longMs
      const of = await owner()
      const thieving = await thief(of)
      const { publicKey: escrowKey } = escrow
      const mine = (await createRealFrame(service, { escrowKey })).load()
      const step = signIn(service, mine, of.email)
      ;(await escrowScreen(mine, 'begin')).press({ type: 'leave' })
      expect(await step).toMatchObject({
        action: 'VERIFY_DEVICE',
        holdEndsAfterMs: expect.any(Number),
      })
      const { deviceId, wallet } = await mine.service.call('readWallet', {})
      const shown = mine.login.giveDevice(aboutLogin)
      const device = await vi.waitUntil(
        async () => {
          const { devices } = await of.frame.service.call('listDevices', {})
          const found = devices.find((one) => one.deviceId === deviceId)
          return found?.commitment && { ...found, commitment: found.commitment }
        },
        { timeout: 20_000 },
      )
      const meeting = meetDevice(
        of.frame,
        device,
        wallet?.walletId ?? '',
        signal,
      )
      const { deviceCode } = { deviceCode: '', ...(await shown) }
      const waiting = mine.login.giveDevice(aboutLogin)
      const met = await meeting
      expect(met?.code).toBe(deviceCode)
      const publicKey = met?.publicKey ?? ''
      await vouchFor(of.frame, { deviceId, publicKey }, signal)
      expect(await waiting).toEqual({ action: 'CONNECT' })
      expect(await mine.login.openWallet(signal)).toEqual(of.addresses)
      await expectNothing(thieving)
      thieving.step.catch(() => undefined)
    },
    slowMs,
  )
})
