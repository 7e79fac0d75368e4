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

/** The account that a login opened, before the modal shows. */
const loggedIn = {
  hosted: {},
  async before({ kit }: Stage) {
    await connectEmail(kit, { email })
    await submitOtp(kit, { otp: '018265' })
  },
} satisfies Partial<State>

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
    hosted: {
      connectEmail: () => ({ action: 'VERIFY_DEVICE', deviceCode: 'K7PX' }),
      connectDevice: never,
    },
    shows: 'Waiting for your other device',
  },
  'EmailVerifyDevice, nobody agreed': {
    ...onDevice,
    hosted: {
      connectEmail: () => ({ action: 'VERIFY_DEVICE', deviceCode: 'K7PX' }),
      connectDevice() {
        throw new FrameError('CODE_EXPIRED')
      },
    },
    shows: 'Wait again',
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
