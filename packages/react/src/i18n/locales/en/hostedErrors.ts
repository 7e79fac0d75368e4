import type { HostedWalletReason } from '@hasp/core/errors'
import { defineMessages, type MessageGroup } from '../../defineMessages.js'

type HostedErrorTexts = MessageGroup<
  'hostedErrors',
  { readonly [key in HostedWalletReason | `${HostedWalletReason}Hint`]: string }
>

/** What the wallet that an email opens did not do, and what helps. */
export const hostedErrors: HostedErrorTexts = defineMessages('hostedErrors', {
  codeInvalid: 'That code isn’t right',
  codeInvalidHint: 'Use the code from the newest email.',
  codeExpired: 'That took too long',
  codeExpiredHint: 'Send a new code, then try again.',
  tryLater: 'Too many tries for now',
  tryLaterHint: 'Wait a minute, then try again.',
  emailInvalid: 'This email address isn’t valid',
  emailInvalidHint: 'Check it for typos.',
  emailTaken: 'This address belongs to another wallet',
  emailTakenHint:
    'Use another one. If your wallet had it until not long ago, take it back by the link in the email about the change.',
  recoveryNeeded: 'Your wallet needs a recovery password',
  recoveryNeededHint:
    'Your code was right. Continue when you’re ready to choose or enter the password.',
  deviceDenied: 'This browser was turned away',
  deviceDeniedHint:
    'Your other device, or the link in an email, said no. If that was a mistake, log in again.',
  sessionExpired: 'Your login has ended',
  sessionExpiredHint: 'Log in with email again.',
  sessionInvalid: 'Your login isn’t valid',
  sessionInvalidHint:
    'Check your device’s date and time, then log in with email again.',
  unavailable: 'Can’t reach your email wallet',
  unavailableHint: 'Try again in a moment.',
  notLoaded: 'Your email wallet couldn’t load',
  notLoadedHint:
    'Check your internet connection, and turn off blockers for this site.',
  timedOut: 'No answer in time',
  timedOutHint: 'Try again when you’re ready.',
  originRefused: 'Email login doesn’t work on this site',
  originRefusedHint: 'Use another wallet, or let the site’s owner know.',
  projectUnknown: 'Email login doesn’t work on this site',
  projectUnknownHint: 'Use another wallet, or let the site’s owner know.',
  sameSite: 'Email login doesn’t work on this site',
  sameSiteHint: 'Use another wallet, or let the site’s owner know.',
  storageBlocked: 'Your browser blocks your email wallet',
  storageBlockedHint:
    'Allow cookies and site data for this site, or use another browser.',
  windowBlocked: 'Your browser blocked the wallet’s window',
  windowBlockedHint: 'Allow pop-ups for this site, then try again.',
  refused: 'Your wallet never signs this',
  refusedHint: 'Nothing was signed. Be careful with what this site asks for.',
  held: 'Your wallet can’t send yet',
  heldHint:
    'It was opened on a new device. You can send once the waiting time is over.',
})
