import { FrameError, type FrameReply } from '@hasp/protocol/frame'
import type { HostedWalletReason } from '../../errors/HostedWalletReason.js'
import { isKitError, KitError } from '../../errors/KitError.js'
import type { Clock } from '../../ports/Environment.js'
import type {
  HostedLogin,
  HostedStep,
  HostedWalletClient,
} from '../../ports/HostedWallet.js'
import { toKitError } from './toKitError.js'

type Waiting = { readonly signal?: AbortSignal | undefined }

type Step = FrameReply<'connectEmail'> | FrameReply<'connectOtp'>

/**
 * A login by e-mail, from the address to the end. Its steps run one at a time:
 * a second press on a button is the first one.
 */
export function createLogin(parameters: {
  clock: Clock
  client: HostedWalletClient
  get: () => HostedLogin
  set: (login: HostedLogin) => void
}) {
  const { client, clock, get, set } = parameters
  let running:
    | { readonly key: string; readonly step: Promise<HostedStep> }
    | undefined
  let turn = 0

  async function once(
    key: string,
    signal: AbortSignal | undefined,
    run: () => Promise<HostedStep>,
  ): Promise<HostedStep> {
    if (signal?.aborted) throw new KitError('CANCELLED')
    if (running?.key === key) return await running.step
    const forget = () => {
      if (running?.step === step) running = undefined
    }
    const step = run().finally(forget)
    running = { key, step }
    // Nobody who comes after it waits for what was given up.
    signal?.addEventListener('abort', forget, { once: true })
    return await step
  }

  /** What was asked for before the visitor went back counts no more. */
  async function take(
    email: string,
    asked: Promise<Step>,
  ): Promise<HostedStep> {
    const mine = turn
    const step = await asked
    if (mine !== turn) throw new KitError('CANCELLED')
    set(loginAfter(step, email, clock.now()))
    return { action: step.action }
  }

  const emailInUse = () => {
    const login = get()
    if (login.step === 'code' || login.step === 'device') return login.email
    throw new KitError('NOT_CONNECTED_TO_HOSTED_WALLET')
  }

  const run = (
    key: string,
    signal: AbortSignal | undefined,
    email: () => string,
    ask: () => Promise<Step>,
    mistake: HostedWalletReason = 'unavailable',
  ): Promise<HostedStep> =>
    once(key, signal, async () => {
      try {
        return await take(email(), ask())
      } catch (caught) {
        // What the channel does not take is the visitor's to mend.
        const isMistake =
          caught instanceof FrameError && caught.code === 'INVALID_PAYLOAD'
        const error = isMistake
          ? new KitError('HOSTED_WALLET_ERROR', { reason: mistake })
          : toKitError(caught)
        const login = get()
        const triesLeft = isKitError(error, 'HOSTED_WALLET_ERROR')
          ? error.context.triesLeft
          : undefined
        // The view counts down with the wallet.
        if (triesLeft !== undefined && login.step === 'code')
          set({ ...login, triesLeft })
        throw error
      }
    })

  return {
    connectEmail: ({ email, signal }: Waiting & { email: string }) =>
      run(
        `email ${email}`,
        signal,
        () => email,
        () => client.request('connectEmail', { email }, { signal }),
        'emailInvalid',
      ),
    submitOtp: ({ otp, signal }: Waiting & { otp: string }) =>
      run(
        `otp ${otp}`,
        signal,
        emailInUse,
        () => client.request('connectOtp', { otp }, { signal }),
        'codeInvalid',
      ),
    verifyDevice: ({ signal }: Waiting) =>
      run('device', signal, emailInUse, () =>
        client.request('connectDevice', undefined, { signal }),
      ),
    cancel(): void {
      turn += 1
      running = undefined
      if (get().step !== 'done') set({ step: 'none' })
    },
  }
}

function loginAfter(step: Step, email: string, now: number): HostedLogin {
  switch (step.action) {
    case 'CONNECT':
      return { step: 'done' }
    case 'VERIFY_DEVICE':
      return { step: 'device', email, deviceCode: step.deviceCode }
    case 'VERIFY_OTP':
      return {
        step: 'code',
        email,
        resendAt: now + step.resendAfterMs,
        expiresAt: now + step.expiresAfterMs,
        triesLeft: step.triesLeft,
      }
  }
}
