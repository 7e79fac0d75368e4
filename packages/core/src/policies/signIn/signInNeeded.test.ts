import { describe, expect, it } from 'vitest'
import { type SignInSituation, signInNeeded } from './signInNeeded.js'

const ada = 'eip155:1:0x1111111111111111111111111111111111111111'
const bo = 'eip155:1:0x2222222222222222222222222222222222222222'

/** Ada has connected, the server knows nobody, and the visitor looks. */
const connected: SignInSituation = {
  isRequired: false,
  inUse: ada,
  isSignedIn: false,
  isConfirmed: true,
  isDeclined: false,
  asked: undefined,
  isSeen: true,
}

describe('when a visitor is asked to sign in', () => {
  it.each<[string, Partial<SignInSituation>, ReturnType<typeof signInNeeded>]>([
    ['[R4.11] connected, and not signed in', {}, 'ask'],
    ['[R4.11] the same where it is required', { isRequired: true }, 'ask'],
    ['signed in already', { isSignedIn: true }, 'none'],
    ['nobody is connected', { inUse: undefined }, 'none'],
    ['declined, and connected ever since', { isDeclined: true }, 'none'],
    [
      'declined, though it is required',
      { isDeclined: true, isRequired: true },
      'none',
    ],
    ['nobody looks at this tab', { isSeen: false }, 'none'],
    ['an earlier sign-in is to be confirmed', { isConfirmed: false }, 'check'],
    [
      'it counts until the server says otherwise',
      { isConfirmed: false, isSignedIn: true },
      'check',
    ],
    [
      'an earlier visit, and a tab that nobody sees',
      { isConfirmed: false, isSeen: false },
      'check',
    ],
    ['asked about this account already', { asked: ada }, 'none'],
    ['asked about an account that is not in use', { asked: bo }, 'leaveOff'],
    [
      'asked about a wallet that has gone',
      { asked: ada, inUse: undefined },
      'leaveOff',
    ],
    [
      'asked, and signed in by another tab',
      { asked: ada, isSignedIn: true },
      'leaveOff',
    ],
    [
      'asked while the server does not answer',
      { asked: ada, isConfirmed: false },
      'none',
    ],
  ])('%s', (_, change, move) => {
    expect(signInNeeded({ ...connected, ...change })).toBe(move)
  })
})
