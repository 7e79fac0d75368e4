import { connectEmail, submitOtp } from '@hasp/core'
import { FrameError } from '@hasp/core/testing'
import { page, userEvent } from 'vitest/browser'
import { never, type State, type States } from './State.test.fixture.js'
import type { Stage } from './setStage.test.fixture.js'

const email = 'ada@tide.example'
const toEmail = { view: 'EmailLogin' } as const
const offered = { hosted: {}, at: [toEmail] } satisfies Partial<State>

/** Types into a field of the modal, and confirms it. */
async function answer(label: string, words: string): Promise<void> {
  const field = page.getByRole('dialog').getByRole('textbox', { name: label })
  await field.fill(words)
  await userEvent.keyboard('{Enter}')
}
const giveAddress = () => answer('Email address', email)

/** Up to the code, which is then typed, and answered so. */
const typing = (code: string, connectOtp?: () => never | Promise<never>) => ({
  ...offered,
  hosted: connectOtp ? { connectOtp } : {},
  async act({ shows }: Stage) {
    await giveAddress()
    await shows('Sent to')
    await answer('Code from the email', code)
  },
})

const onDevice = {
  ...offered,
  act: giveAddress,
} as const

type Handlers = NonNullable<State['hosted']>

/** A wallet that does not know this device. */
const unknownDevice = (
  changes: Handlers,
  step: { readonly holdEndsAfterMs?: number } = {},
): Handlers => ({
  connectEmail: () => ({ action: 'VERIFY_DEVICE', ...step }),
  ...changes,
})

/** Says what is new, and then nothing more. */
function once(step: {
  readonly action: 'VERIFY_DEVICE'
  readonly deviceCode: string
}) {
  let isSaid = false
  return () => {
    if (isSaid) return never()
    isSaid = true
    return step
  }
}

/** The account that a login opened, before the modal shows. */
const loggedIn = {
  hosted: {},
  async before({ kit }: Stage) {
    await connectEmail(kit, { email })
    await submitOtp(kit, { otp: '018265' })
  },
} satisfies Partial<State>

const newEmail = 'ada@reef.example'
const code = '018265'

/** A change of the address, from the account that it begins at. */
const changing = {
  ...loggedIn,
  at: [{ view: 'Account' }, { view: 'UpdateEmailWallet' }],
} satisfies Partial<State>
const toCode = async ({ shows }: Stage, from: string) => {
  await shows(from)
  await answer('Code from the email', code)
}
const giveNewAddress = () => answer('New email address', newEmail)

/** Everything about a wallet that is opened by email. */
export const hostedStates: States = {
  'Connect by email': {
    hosted: {},
    at: [{ view: 'Connect' }],
    shows: 'or with a wallet',
  },
  'Connect by email first': {
    hosted: {},
    options: { features: { emailShowWallets: false } },
    at: [{ view: 'Connect' }],
    shows: 'Continue with a wallet',
  },
  EmailLogin: { ...offered, shows: 'six-digit code' },
  'EmailLogin, no address': {
    ...offered,
    act: () => answer('Email address', 'ada'),
    shows: 'such as',
  },
  'EmailLogin, sending': {
    ...offered,
    hosted: { connectEmail: never },
    act: giveAddress,
    shows: 'Sending…',
  },
  'EmailLogin, no service': {
    ...offered,
    hosted: {
      connectEmail() {
        throw new FrameError('SERVICE_UNAVAILABLE')
      },
    },
    act: giveAddress,
    shows: 'Can’t reach your email wallet',
  },
  'EmailLogin, not offered': { at: [toEmail], shows: 'Email login is off' },
  EmailVerifyOtp: { ...offered, act: giveAddress, shows: 'Sent to' },
  'EmailVerifyOtp, checking': {
    ...typing('018265', never),
    shows: 'Checking…',
  },
  'EmailVerifyOtp, a wrong code': {
    ...typing('000000'),
    shows: '4 tries left',
  },
  'EmailVerifyOtp, too late': {
    ...typing('018265', () => {
      throw new FrameError('CODE_EXPIRED')
    }),
    shows: 'has expired',
  },
  'EmailVerifyOtp, sent again': {
    ...offered,
    async act({ clock, press, shows }: Stage) {
      await giveAddress()
      await shows('Sent to')
      await clock.advance(30_000)
      await press('Send a new code')
    },
    shows: 'on its way',
  },
  EmailVerifyDevice: {
    ...onDevice,
    hosted: unknownDevice({ connectDevice: never }),
    shows: 'Waiting for your other device',
  },
  'EmailVerifyDevice, to compare': {
    ...onDevice,
    hosted: unknownDevice({
      connectDevice: once({ action: 'VERIFY_DEVICE', deviceCode: 'K7PX' }),
    }),
    shows: 'K7PX',
  },
  'EmailVerifyDevice, held': {
    ...onDevice,
    hosted: unknownDevice(
      { connectDevice: never },
      { holdEndsAfterMs: 24 * 3_600_000 },
    ),
    shows: 'Look at my wallet',
  },
  'EmailVerifyDevice, turned away': {
    ...onDevice,
    hosted: unknownDevice({
      connectDevice() {
        throw new FrameError('DEVICE_DENIED')
      },
    }),
    shows: 'turned away',
  },
  'EmailVerifyDevice, no service': {
    ...onDevice,
    hosted: unknownDevice({
      connectDevice() {
        throw new FrameError('SERVICE_UNAVAILABLE')
      },
    }),
    shows: 'Wait again',
  },
  UpdateEmailWallet: {
    ...changing,
    shows: 'Nothing changes until both codes match',
  },
  'UpdateEmailWallet, no address': {
    ...changing,
    act: () => answer('New email address', 'ada'),
    shows: 'such as',
  },
  'UpdateEmailWallet, asking': {
    ...changing,
    hosted: { updateEmail: never },
    act: giveNewAddress,
    shows: 'Confirming…',
  },
  'UpdateEmailWallet, rejected': {
    ...changing,
    hosted: {
      updateEmail() {
        throw new FrameError('RPC_REJECTED')
      },
    },
    act: giveNewAddress,
    shows: /declined/i,
  },
  'UpdateEmailWallet, held': {
    ...changing,
    hosted: {
      updateEmail() {
        throw new FrameError('HELD', { retryAfterMs: 71 * 3_600_000 })
      },
    },
    act: giveNewAddress,
    shows: 'Not yet on this device',
  },
  'UpdateEmailWallet, by another wallet': {
    isConnected: true,
    hosted: {},
    at: [{ view: 'UpdateEmailWallet' }],
    shows: 'Not connected by email',
  },
  UpdateEmailPrimaryOtp: {
    ...changing,
    act: giveNewAddress,
    shows: 'Code from your old inbox',
  },
  'UpdateEmailPrimaryOtp, a wrong code': {
    ...changing,
    async act({ shows }: Stage) {
      await giveNewAddress()
      await shows('Code from your old inbox')
      await answer('Code from the email', '000000')
    },
    shows: '4 tries left',
  },
  UpdateEmailSecondaryOtp: {
    ...changing,
    async act(stage: Stage) {
      await giveNewAddress()
      await toCode(stage, 'Code from your old inbox')
    },
    shows: 'Code from your new inbox',
  },
  'UpdateEmailSecondaryOtp, taken': {
    ...changing,
    hosted: {
      updateEmailSecondaryOtp() {
        throw new FrameError('EMAIL_TAKEN')
      },
    },
    async act(stage: Stage) {
      await giveNewAddress()
      await toCode(stage, 'Code from your old inbox')
      await toCode(stage, 'Code from your new inbox')
    },
    shows: 'belongs to another wallet',
  },
  'UpdateEmailSecondaryOtp, done': {
    ...changing,
    async act(stage: Stage) {
      await giveNewAddress()
      await toCode(stage, 'Code from your old inbox')
      await toCode(stage, 'Code from your new inbox')
    },
    shows: 'Email changed',
  },
  'Account of an email': {
    ...loggedIn,
    at: [{ view: 'Account' }],
    shows: 'Disconnect',
  },
  'ProfileWallets of an email': {
    ...loggedIn,
    options: { features: { multiWallet: true } },
    at: [{ view: 'ProfileWallets' }],
    shows: email,
  },
}
