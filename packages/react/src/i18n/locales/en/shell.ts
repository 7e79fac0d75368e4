import { defineMessages } from '../../defineMessages.js'

/** What the modal says around its views. */
export const shell = defineMessages('shell', {
  back: 'Back',
  close: 'Close',
  help: 'What is a wallet?',
  loading: 'Loading',
  failedTitle: 'This could not be shown',
  failed: 'Something went wrong in this view. Nothing was sent.',
  failedToLoad:
    'Part of the wallet window did not arrive. Check the connection.',
  offline: 'You’re offline. This continues once you’re back online.',
  tryAgain: 'Try again',
  details: 'Details',
})
