import { defineMessages } from '../../defineMessages.js'

/** Another address: UpdateEmailWallet, UpdateEmailPrimaryOtp, UpdateEmailSecondaryOtp. */
export const updateEmail = defineMessages('updateEmail', {
  title: 'Change email',
  steps: 'Steps',
  stepAddress: 'New address',
  stepOld: 'Old code',
  stepNew: 'New code',
  now: 'Your wallet opens with',
  newEmail: 'New email address',
  same: 'This is your address already.',
  promise:
    'We check the old inbox first, then the new one. Nothing changes until both codes match.',
  confirming: 'Confirming…',
  oldTitle: 'Code from your old inbox',
  newTitle: 'Code from your new inbox',
  lost: 'Can’t read this inbox anymore? Then the address stays as it is. Your wallet can still send: move what it holds to another wallet of yours.',
  startOver: 'Use another address',
  heldTitle: 'Not yet on this device',
  held: 'It came back to your wallet not long ago. For your safety, it can change the address from {time} on.',
  doneTitle: 'Email changed',
  done: 'Your wallet opens with',
  doneNote:
    'Both inboxes hear of it. You’re logged out on your other devices, and nothing can be exported from your wallet for 72 hours.',
  otherTitle: 'Not connected by email',
  other:
    'Only a wallet that opens with an email address has one to change. Switch to yours first.',
})
