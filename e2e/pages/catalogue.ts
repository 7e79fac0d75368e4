import { account } from '../../packages/react/src/i18n/locales/en/account.js'
import { activity } from '../../packages/react/src/i18n/locales/en/activity.js'
import { allWallets } from '../../packages/react/src/i18n/locales/en/allWallets.js'
import { common } from '../../packages/react/src/i18n/locales/en/common.js'
import { connect } from '../../packages/react/src/i18n/locales/en/connect.js'
import { connecting } from '../../packages/react/src/i18n/locales/en/connecting.js'
import { learn } from '../../packages/react/src/i18n/locales/en/learn.js'
import { names } from '../../packages/react/src/i18n/locales/en/names.js'
import { namespaceNames } from '../../packages/react/src/i18n/locales/en/namespaceNames.js'
import { networks } from '../../packages/react/src/i18n/locales/en/networks.js'
import { pairing } from '../../packages/react/src/i18n/locales/en/pairing.js'
import { receive } from '../../packages/react/src/i18n/locales/en/receive.js'
import { send } from '../../packages/react/src/i18n/locales/en/send.js'
import { shell } from '../../packages/react/src/i18n/locales/en/shell.js'
import { wallets } from '../../packages/react/src/i18n/locales/en/wallets.js'

/** What the modal says in English; among names with values earlier groups win. */
export const catalogue = [
  shell,
  common,
  account,
  send,
  receive,
  networks,
  connecting,
  connect,
  learn,
  wallets,
  allWallets,
  pairing,
  namespaceNames,
  activity,
  names,
] as const
