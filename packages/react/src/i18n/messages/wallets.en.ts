import { defineMessages } from '../defineMessages.js'

/** The view ProfileWallets: all wallets of the visitor. */
export const wallets = defineMessages('wallets', {
  title: 'Wallets',
  families: 'Kinds of wallet',
  active: 'Active',
  connected: 'Also connected',
  used: 'Used before',
  accounts: 'Accounts of {wallet}',
  current: 'in use',
  use: 'use',
  reconnect: 'reconnect',
  copied: 'Address copied',
  copyOrdinals: 'Copy ordinals address {address}',
  copyRefused: 'Copying was refused. The address is {address}',
  explorer: 'View on {explorer}',
  rename: 'Name this wallet',
  name: 'Name of {wallet}',
  nameHint: 'Stored on this device only.',
  save: 'Save',
  forget: 'Forget',
  add: 'Add another wallet',
  otherAccount: 'Connect another account',
  disconnectAll: 'Disconnect all',
  emptyTitle: 'No wallet is connected',
  empty: 'Connect one to use it with this site.',
  connect: 'Connect wallet',
})
