import { defineMessages } from '../../defineMessages.js'

/** What the modal says around its views. */
export const shell = defineMessages('shell', {
  back: 'Back',
  close: 'Close',
  help: 'What is a wallet?',
  loading: 'Loading…',
  failedTitle: 'Something went wrong',
  failed: 'This screen couldn’t be shown. Nothing was sent.',
  failedToLoad:
    'This part didn’t load. Check your internet connection, then try again.',
  offline: 'You’re offline. This will continue once you’re back online.',
  tryAgain: 'Try again',
  details: 'Details',
})
