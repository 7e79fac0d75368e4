import { defineMessages } from '../../defineMessages.js'

/** Forgetting everything that is kept on the device. */
export const forgetDevice = defineMessages('forgetDevice', {
  row: 'Forget this device',
  title: 'Forget this device?',
  text: 'This disconnects every wallet, in other tabs too, and deletes this site’s data from this browser: recent wallets, saved addresses, sent transactions and settings. Your funds stay in your wallets.',
  open: {
    one: '{count} transaction is still pending. This site will stop following it, so check your wallet.',
    other:
      '{count} transactions are still pending. This site will stop following them, so check your wallet.',
  },
  confirm: 'Forget everything',
  keep: 'Keep everything',
  done: 'This device was forgotten',
  untold:
    'This device was forgotten, but a wallet couldn’t be reached. Disconnect this site in your wallet too.',
})
