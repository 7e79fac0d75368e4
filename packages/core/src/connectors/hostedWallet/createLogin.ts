import type { FrameReply } from '@hasp/protocol/frame'
import type { HostedWalletReason } from '../../errors/HostedWalletReason.js'
import { KitError } from '../../errors/KitError.js'
import type { Clock } from '../../ports/Environment.js'
import type {
  HostedLogin,
  HostedStep,
  HostedWalletClient,
  WaitingForDevice,
} from '../../ports/HostedWallet.js'
import { createOnce } from './createOnce.js'
import { toStepError, triesLeftIn } from './toStepError.js'

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
  const once = createOnce<HostedStep>()
  let turn = 0

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

  /** The wallet says what is new, and then is asked again. */
  async function waitForDevice(signal: AbortSignal | undefined): Promise<Step> {
    const mine = turn
    const email = emailInUse()
    for (;;) {
      const step = await client.request('connectDevice', undefined, { signal })
      if (step.action === 'CONNECT' || mine !== turn || signal?.aborted)
        return step
      set(loginAfter(step, email, clock.now()))
    }
  }

  const run = (
    key: string,
    signal: AbortSignal | undefined,
    email: () => string,
    ask: () => Promise<Step>,
    mistake: HostedWalletReason = 'unavailable',
  ): Promise<HostedStep> =>
    once.run(key, signal, async () => {
      try {
        return await take(email(), ask())
      } catch (caught) {
        const error = toStepError(caught, mistake)
        const login = get()
        const triesLeft = triesLeftIn(error)
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
    verifyDevice: ({ isToLook, signal }: Waiting & WaitingForDevice) =>
      isToLook
        ? run('look', signal, emailInUse, () =>
            client.request('connectDevice', { isToLook }, { signal }),
          )
        : run('device', signal, emailInUse, () => waitForDevice(signal)),
    cancel(): void {
      turn += 1
      once.forget()
      if (get().step !== 'done') set({ step: 'none' })
    },
  }
}

function loginAfter(step: Step, email: string, now: number): HostedLogin {
  switch (step.action) {
    case 'CONNECT':
      return { step: 'done' }
    case 'VERIFY_DEVICE':
      return {
        step: 'device',
        email,
        deviceCode: step.deviceCode,
        holdEndsAt:
          step.holdEndsAfterMs === undefined
            ? undefined
            : now + step.holdEndsAfterMs,
      }
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
