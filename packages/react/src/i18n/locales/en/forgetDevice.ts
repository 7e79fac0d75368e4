import { defineMessages } from '../../defineMessages.js'

/** Forgetting everything that is kept on the device. */
export const forgetDevice = defineMessages('forgetDevice', {
  row: 'Forget this device',
  title: 'Forget this device?',
  text: 'This site disconnects every wallet, in other tabs too, and deletes its data from this browser: used wallets, saved addresses, what you sent, settings. What you own stays in your wallets.',
  open: {
    one: '{count} transaction is still on its way. This site will not follow it any longer: look in your wallet.',
    other:
      '{count} transactions are still on their way. This site will not follow them any longer: look in your wallet.',
  },
  confirm: 'Forget all',
  keep: 'Keep all',
  done: 'This device was forgotten',
  untold:
    'This device was forgotten, but a wallet could not be told. End the connection in your wallet, too.',
})
