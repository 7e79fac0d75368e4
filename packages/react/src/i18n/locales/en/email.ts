import { defineMessages } from '../../defineMessages.js'

/** The login by e-mail: Connect, EmailLogin, EmailVerifyOtp. */
export const email = defineMessages('email', {
  title: 'Log in with email',
  address: 'Email address',
  addressWrong: 'Enter an email address, such as mira@example.org.',
  codeComes: 'We’ll send you a six-digit code.',
  send: 'Send code',
  sending: 'Sending…',
  next: 'Continue',
  orWallet: 'or with a wallet',
  frameNote:
    'Your wallet opens in a secure frame of its own. This site can’t see your keys.',
  offTitle: 'Email login is off',
  off: 'This site has no email login. Connect a wallet instead.',
  otherWay: 'Connect a wallet',
  codeTitle: 'Enter the code',
  codeLabel: 'Code from the email',
  sentTo: 'Sent to',
  change: 'Change',
  checking: 'Checking…',
  codeInvalid: {
    one: 'That code isn’t right. {count} try left.',
    other: 'That code isn’t right. {count} tries left.',
  },
  codeExpired: 'That code has expired. Send a new one.',
  passwordTitle: 'One step left',
  resend: 'Send a new code',
  resendIn: 'You can send a new code in {seconds} s.',
  resent: 'A new code is on its way.',
  openWallet: 'Open my wallet',
  changeEmail: 'Change email',
  notKept:
    'Your browser keeps nothing for your wallet here. Once you leave or reload this page, log in again.',
  restoredBySelf: 'Only you can restore this wallet.',
  restoredByAssisted:
    'Your provider can help you restore. Two of its systems must agree.',
  otherAddress: 'Use another email address',
})
