import type { Translation } from './defineMessages.js'
import type { account } from './messages/account.en.js'
import type { addressBook } from './messages/addressBook.en.js'
import type { alert } from './messages/alert.en.js'
import type { allWallets } from './messages/allWallets.en.js'
import type { buttons } from './messages/buttons.en.js'
import type { common } from './messages/common.en.js'
import type { connect } from './messages/connect.en.js'
import type { connecting } from './messages/connecting.en.js'
import type { ErrorTexts } from './messages/errors.js'
import type { families } from './messages/families.en.js'
import type { forgetDevice } from './messages/forgetDevice.en.js'
import type { hints } from './messages/hints.en.js'
import type { learn } from './messages/learn.en.js'
import type { networks } from './messages/networks.en.js'
import type { pairing } from './messages/pairing.en.js'
import type { receive } from './messages/receive.en.js'
import type { send } from './messages/send.en.js'
import type { shell } from './messages/shell.en.js'
import type { snackbar } from './messages/snackbar.en.js'
import type { wallets } from './messages/wallets.en.js'

/** Every group of texts; a locale that lacks one does not compile. */
export type MessageGroups = {
  addressBook: typeof addressBook
  alert: typeof alert
  allWallets: typeof allWallets
  wallets: typeof wallets
  networks: typeof networks
  account: typeof account
  learn: typeof learn
  connecting: typeof connecting
  connect: typeof connect
  buttons: typeof buttons
  common: typeof common
  errors: ErrorTexts
  families: typeof families
  forgetDevice: typeof forgetDevice
  hints: typeof hints
  pairing: typeof pairing
  receive: typeof receive
  send: typeof send
  shell: typeof shell
  snackbar: typeof snackbar
}

/** One whole language besides English. */
export type LocaleMessages = {
  readonly [group in keyof MessageGroups]: Translation<MessageGroups[group]>
}

/** An integrator's own words for some texts, or for a whole other language. */
export type MessageOverrides = {
  readonly [group in keyof MessageGroups]?: Partial<
    Translation<MessageGroups[group]>
  >
}
