import { defineMessages } from '../../defineMessages.js'

/** A login by e-mail on a device that the wallet does not know. */
export const emailDevice = defineMessages('emailDevice', {
  title: 'Confirm this browser',
  how: 'This browser is new to your wallet. On a device where you already use it, open ⁨{page}⁩ and choose this browser.',
  compare: 'Your other device must show the same four characters:',
  differ: 'If they differ, say so there. Somebody else may be asking.',
  waiting: 'Waiting for your other device…',
  deciding: 'Waiting for your answer on the other device…',
  openPage: 'Open that page here',
  recover: 'Use another way',
  held: 'Your wallet can send from here after {time}. Until then you can look at it and receive.',
  look: 'Look at my wallet',
  waitAgain: 'Wait again',
  again: 'Log in again',
  otherAddress: 'Use another email address',
})
