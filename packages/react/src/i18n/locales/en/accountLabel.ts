import { defineMessages } from '../../defineMessages.js'

/** What the button of the account says, once its label is there. */
export const accountLabel = defineMessages('accountLabel', {
  openAccount: 'Account {address}',
  unsupported: 'Unsupported network',
})
