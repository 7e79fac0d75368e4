import type { LocaleMessages } from '../MessageGroups.js'
import { accountAr } from '../messages/account.ar.js'
import { addressBookAr } from '../messages/addressBook.ar.js'
import { alertAr } from '../messages/alert.ar.js'
import { allWalletsAr } from '../messages/allWallets.ar.js'
import { buttonsAr } from '../messages/buttons.ar.js'
import { commonAr } from '../messages/common.ar.js'
import { connectAr } from '../messages/connect.ar.js'
import { connectingAr } from '../messages/connecting.ar.js'
import { errorsAr } from '../messages/errors.ar.js'
import { familiesAr } from '../messages/families.ar.js'
import { forgetDeviceAr } from '../messages/forgetDevice.ar.js'
import { hintsAr } from '../messages/hints.ar.js'
import { learnAr } from '../messages/learn.ar.js'
import { networksAr } from '../messages/networks.ar.js'
import { pairingAr } from '../messages/pairing.ar.js'
import { receiveAr } from '../messages/receive.ar.js'
import { sendAr } from '../messages/send.ar.js'
import { shellAr } from '../messages/shell.ar.js'
import { snackbarAr } from '../messages/snackbar.ar.js'
import { walletsAr } from '../messages/wallets.ar.js'

/** Arabic, whole. */
export const ar: LocaleMessages = {
  addressBook: addressBookAr,
  alert: alertAr,
  allWallets: allWalletsAr,
  wallets: walletsAr,
  networks: networksAr,
  account: accountAr,
  learn: learnAr,
  connecting: connectingAr,
  connect: connectAr,
  buttons: buttonsAr,
  common: commonAr,
  errors: errorsAr,
  families: familiesAr,
  forgetDevice: forgetDeviceAr,
  hints: hintsAr,
  pairing: pairingAr,
  receive: receiveAr,
  send: sendAr,
  shell: shellAr,
  snackbar: snackbarAr,
}
