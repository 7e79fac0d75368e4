import { account } from '../../packages/react/src/i18n/locales/ar/account.js'
import { activity } from '../../packages/react/src/i18n/locales/ar/activity.js'
import { allWallets } from '../../packages/react/src/i18n/locales/ar/allWallets.js'
import { common } from '../../packages/react/src/i18n/locales/ar/common.js'
import { connect } from '../../packages/react/src/i18n/locales/ar/connect.js'
import { connecting } from '../../packages/react/src/i18n/locales/ar/connecting.js'
import { learn } from '../../packages/react/src/i18n/locales/ar/learn.js'
import { names } from '../../packages/react/src/i18n/locales/ar/names.js'
import { namespaceNames } from '../../packages/react/src/i18n/locales/ar/namespaceNames.js'
import { networks } from '../../packages/react/src/i18n/locales/ar/networks.js'
import { pairing } from '../../packages/react/src/i18n/locales/ar/pairing.js'
import { receive } from '../../packages/react/src/i18n/locales/ar/receive.js'
import { send } from '../../packages/react/src/i18n/locales/ar/send.js'
import { shell } from '../../packages/react/src/i18n/locales/ar/shell.js'
import { wallets } from '../../packages/react/src/i18n/locales/ar/wallets.js'

/** What the modal says in Arabic, by group. */
export const arabic: Readonly<
  Record<string, Readonly<Record<string, unknown>>>
> = {
  account,
  activity,
  allWallets,
  common,
  connect,
  connecting,
  names,
  namespaceNames,
  learn,
  networks,
  pairing,
  receive,
  send,
  shell,
  wallets,
}
