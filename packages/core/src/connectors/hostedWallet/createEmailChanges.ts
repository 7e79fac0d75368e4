import type { FrameReply } from '@hasp/protocol/frame'
import type { StoreApi } from 'zustand/vanilla'
import type { HostedWalletReason } from '../../errors/HostedWalletReason.js'
import { KitError } from '../../errors/KitError.js'
import type { Clock } from '../../ports/Environment.js'
import type {
  HostedEmailChange,
  HostedEmailChanges,
  HostedEmailStep,
  HostedWalletClient,
  HostedWalletState,
} from '../../ports/HostedWallet.js'
import { createOnce } from './createOnce.js'
import { toStepError, triesLeftIn } from './toStepError.js'

type Changed = { readonly email: string }
type Codes = Extract<HostedEmailChange, { step: 'primary' | 'secondary' }>

/** Another address for the wallet of a login. */
export function createEmailChanges({
  client,
  clock,
  state,
}: {
  client: HostedWalletClient
  clock: Clock
  state: StoreApi<HostedWalletState>
}): HostedEmailChanges {
  const steps = createOnce<HostedEmailStep | Changed>()
  const following = createOnce<Changed>()

  const set = (emailChange: HostedEmailChange) =>
    state.setState({ emailChange })
  const codes = (): Codes => {
    const { emailChange } = state.getState()
    if (emailChange && emailChange.step !== 'done') return emailChange
    throw new KitError('HOSTED_WALLET_ERROR', { reason: 'codeExpired' })
  }
  const wait = (
    step: Codes['step'],
    email: string,
    code: FrameReply<'updateEmailPrimaryOtp'>,
  ) => {
    const now = clock.now()
    set({
      ...{ step, email, triesLeft: code.triesLeft },
      resendAt: now + code.resendAfterMs,
      expiresAt: now + code.expiresAfterMs,
    })
  }
  const finish = ({ email }: Changed): Changed => {
    const { user } = state.getState()
    state.setState({
      emailChange: { step: 'done', email },
      ...(user && { user: { ...user, email } }),
    })
    return { email }
  }
  const told = async <answer>(
    mistake: HostedWalletReason,
    run: () => Promise<answer>,
  ): Promise<answer> => {
    try {
      return await run()
    } catch (caught) {
      const error = toStepError(caught, mistake)
      const { emailChange } = state.getState()
      const triesLeft = triesLeftIn(error)
      if (triesLeft !== undefined && emailChange && emailChange.step !== 'done')
        set({ ...emailChange, triesLeft })
      throw error
    }
  }
  const begin = async (email: string, signal: AbortSignal | undefined) => {
    const asked = { email }
    const reply = await client.request('updateEmail', asked, { signal })
    const { action, ...code } = reply
    wait(action === 'VERIFY_PRIMARY_OTP' ? 'primary' : 'secondary', email, code)
    return { action }
  }
  const submitPrimary = async (
    otp: string,
    signal: AbortSignal | undefined,
  ): Promise<HostedEmailStep> => {
    const { email } = codes()
    const asked = { otp }
    wait(
      'secondary',
      email,
      await client.request('updateEmailPrimaryOtp', asked, { signal }),
    )
    return { action: 'VERIFY_SECONDARY_OTP' }
  }
  const submitSecondary = async (
    otp: string,
    signal: AbortSignal | undefined,
  ) => {
    codes()
    const asked = { otp }
    return finish(
      await client.request('updateEmailSecondaryOtp', asked, { signal }),
    )
  }
  return {
    begin: async ({ email, signal }) =>
      (await steps.run(`email ${email}`, signal, () =>
        told('emailInvalid', () => begin(email, signal)),
      )) as HostedEmailStep,
    submitPrimary: async ({ otp, signal }) =>
      (await steps.run(`primary ${otp}`, signal, () =>
        told('codeInvalid', () => submitPrimary(otp, signal)),
      )) as HostedEmailStep,
    submitSecondary: async ({ otp, signal }) =>
      (await steps.run(`secondary ${otp}`, signal, () =>
        told('codeInvalid', () => submitSecondary(otp, signal)),
      )) as Changed,
    follow: ({ signal }) =>
      following.run('follow', signal, () =>
        told('unavailable', async () =>
          finish(
            await client.request('awaitUpdateEmail', undefined, { signal }),
          ),
        ),
      ),
  }
}
