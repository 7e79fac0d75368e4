import { FrameError } from '@hasp/protocol/frame'
import { describe, expect, it } from 'vitest'
import { connect } from '../../actions/connection/connect.js'
import { getProvider } from '../../actions/connection/getProvider.js'
import { connectEmail } from '../../actions/hostedWallet/connectEmail.js'
import { resendCode } from '../../actions/hostedWallet/resendCode.js'
import { submitOtp } from '../../actions/hostedWallet/submitOtp.js'
import { verifyDevice } from '../../actions/hostedWallet/verifyDevice.js'
import { findHosted } from '../../kit/connection/findHosted.js'
import type { SolanaProvider } from '../../ports/SolanaProvider.js'
import { createTestKit } from '../../testing/createTestKit.js'
import {
  address,
  email,
  held,
  solanaAddress,
  visit,
} from './hostedVisit.test.fixture.js'
import { hostedWallet } from './hostedWallet.js'

describe('a login by e-mail', () => {
  it('[R7.2] [R7.4] [R7.7] connects EVM and Solana at once, in two steps', async () => {
    const { evm, hosted, kit, state, statusOf } = visit()
    expect(hosted.wallet.opened).toBe(0)
    expect(await connectEmail(kit, { email })).toEqual({ action: 'VERIFY_OTP' })
    expect(state()).toMatchObject({
      frame: 'ready',
      login: { step: 'code', email, triesLeft: 5 },
    })
    await submitOtp(kit, { otp: '018265' })
    expect([statusOf('eip155'), statusOf('solana')]).toEqual([
      'connected',
      'connected',
    ])
    expect(kit.stores.networks.getState().activeNamespace).toBe('eip155')
    expect(await evm().request({ method: 'eth_accounts' })).toEqual([address])
    const provider = getProvider(kit, { namespace: 'solana' })
    expect((provider as SolanaProvider).address).toBe(solanaAddress)
    expect(state()?.user).toMatchObject({ email, restoredBy: 'self' })
  })

  it('R7.4 counts the tries that are left', async () => {
    const { kit, state } = visit()
    await connectEmail(kit, { email })
    await expect(submitOtp(kit, { otp: '111111' })).rejects.toMatchObject({
      code: 'HOSTED_WALLET_ERROR',
      context: { reason: 'codeInvalid', triesLeft: 4 },
    })
    expect(state()?.login).toMatchObject({ step: 'code', triesLeft: 4 })
    await submitOtp(kit, { otp: '018265' })
    expect(state()?.login).toEqual({ step: 'done' })
  })

  it('[R7.3] waits until another device has agreed, and shows what both are to show', async () => {
    const steps = [
      { action: 'VERIFY_DEVICE', deviceCode: 'K7PX' } as const,
      { action: 'VERIFY_DEVICE', deviceCode: 'K7PX' } as const,
    ]
    const seen: unknown[] = []
    const { hosted, kit, state, statusOf } = visit({
      connectOtp: () => ({ action: 'VERIFY_DEVICE', holdEndsAfterMs: 60_000 }),
      connectDevice() {
        seen.push(state()?.login)
        const step = steps.shift()
        hosted.wallet.isLoggedIn = step === undefined
        return step ?? { action: 'CONNECT' }
      },
    })
    await connectEmail(kit, { email })
    await submitOtp(kit, { otp: '018265' })
    expect(statusOf('eip155')).toBeUndefined()
    await verifyDevice(kit)
    expect(seen).toEqual([
      { step: 'device', email, holdEndsAt: expect.any(Number) },
      { step: 'device', email, deviceCode: 'K7PX' },
      { step: 'device', email, deviceCode: 'K7PX' },
    ])
    expect(statusOf('eip155')).toBe('connected')
  })

  it('[R7.3] says that it was turned away, and connects nothing', async () => {
    const { kit, statusOf } = visit({
      connectOtp: () => ({ action: 'VERIFY_DEVICE' }),
      connectDevice() {
        throw new FrameError('DEVICE_DENIED')
      },
    })
    await connectEmail(kit, { email })
    await submitOtp(kit, { otp: '018265' })
    await expect(verifyDevice(kit)).rejects.toMatchObject({
      code: 'HOSTED_WALLET_ERROR',
      context: { reason: 'deviceDenied' },
    })
    expect(statusOf('eip155')).toBeUndefined()
  })

  it('goes in to look while a hold lasts', async () => {
    const { hosted, kit, statusOf } = visit({
      connectOtp: () => ({ action: 'VERIFY_DEVICE', holdEndsAfterMs: 60_000 }),
    })
    await connectEmail(kit, { email })
    await submitOtp(kit, { otp: '018265' })
    await verifyDevice(kit, { isToLook: true })
    expect(hosted.asked).toContainEqual(['connectDevice', { isToLook: true }])
    expect(statusOf('eip155')).toBe('connected')
  })

  it('waits for the other device anew where the wait before was given up', async () => {
    const { kit, statusOf } = visit({
      connectEmail: () => ({ action: 'VERIFY_DEVICE', deviceCode: 'K7PX' }),
    })
    await connectEmail(kit, { email })
    const view = new AbortController()
    const left = verifyDevice(kit, { signal: view.signal })
    const refused = expect(left).rejects.toMatchObject({ code: 'CANCELLED' })
    view.abort()
    await verifyDevice(kit)
    await refused
    expect(statusOf('eip155')).toBe('connected')
  })

  it('sends one code for two presses', async () => {
    const { hosted, kit } = visit()
    await Promise.all([
      connectEmail(kit, { email }),
      connectEmail(kit, { email }),
    ])
    await resendCode(kit)
    const mails = hosted.asked.filter(([method]) => method === 'connectEmail')
    expect(mails).toHaveLength(2)
  })

  it.each(['ada', 'ada@', 'a b@tide.example', ''])(
    'does not send %j, which is no address',
    async (wrong) => {
      const { hosted, kit } = visit()
      await expect(connectEmail(kit, { email: wrong })).rejects.toMatchObject({
        context: { reason: 'emailInvalid' },
      })
      const names = hosted.asked.map(([name]) => name)
      expect(names).not.toContain('connectEmail')
    },
  )

  it('does not send what is no code', async () => {
    const { kit, state } = visit()
    await connectEmail(kit, { email })
    await expect(submitOtp(kit, { otp: '12345' })).rejects.toMatchObject({
      context: { reason: 'codeInvalid' },
    })
    expect(state()?.login).toMatchObject({ step: 'code', triesLeft: 5 })
  })

  it('says when another code can be asked for', async () => {
    const { kit, state } = visit({
      connectEmail: () => {
        throw new FrameError('TRY_LATER', { retryAfterMs: 21_000 })
      },
    })
    await expect(connectEmail(kit, { email })).rejects.toMatchObject({
      context: { reason: 'tryLater', retryAfterMs: 21_000 },
    })
    expect(state()?.login).toEqual({ step: 'none' })
  })

  it('drops what was asked for before the visitor went back', async () => {
    const mail = held<{ action: 'CONNECT' }>()
    const { hosted, kit, state } = visit({ connectEmail: mail.handler })
    const asking = connectEmail(kit, { email })
    await expect
      .poll(() => hosted.asked.map(([name]) => name))
      .toContain('connectEmail')
    findHosted(kit)?.cancelLogin()
    mail.end({ action: 'CONNECT' })
    await expect(asking).rejects.toMatchObject({ code: 'CANCELLED' })
    expect(state()?.login).toEqual({ step: 'none' })
  })

  it('refuses to connect before the login', async () => {
    const { kit } = visit()
    await expect(
      connect(kit, { connectorId: 'hostedWallet', namespace: 'eip155' }),
    ).rejects.toMatchObject({
      cause: { code: 'NOT_CONNECTED_TO_HOSTED_WALLET' },
    })
  })

  it('stores neither address nor code', async () => {
    const written: string[] = []
    const kept = new Map<string, string>()
    const { logIn } = visit(undefined, {
      store: {
        getItem: (key) => kept.get(key) ?? null,
        setItem(key, value) {
          kept.set(key, value)
          written.push(key, value)
        },
        removeItem: (key) => void kept.delete(key),
      },
    })
    await logIn()
    expect(written.join()).toContain('hostedWallet')
    expect(written.join()).not.toMatch(/tide\.example|018265/)
  })
})

describe('[R9.25] [R9.27] the option `features`', () => {
  it('has e-mail and the wallets beside it on, and either can be off', () => {
    const { kit } = visit()
    expect(kit.options.features).toMatchObject({
      email: true,
      emailShowWallets: true,
    })
    expect(findHosted(kit)?.origin).toBe('https://wallet.example')
    const off = visit(undefined, { features: { email: false } })
    expect(findHosted(off.kit)).toBeUndefined()
  })

  it('without an origin there is no e-mail, and the console says why', async () => {
    const { kit } = createTestKit({ connectors: [hostedWallet()] })
    expect(findHosted(kit)).toBeUndefined()
    await expect(connectEmail(kit, { email })).rejects.toMatchObject({
      code: 'NO_AUTH_CONNECTOR',
    })
  })
})
