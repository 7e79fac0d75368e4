import { account } from '../../packages/react/src/i18n/messages/account.en.js'
import { allWallets } from '../../packages/react/src/i18n/messages/allWallets.en.js'
import { common } from '../../packages/react/src/i18n/messages/common.en.js'
import { connect } from '../../packages/react/src/i18n/messages/connect.en.js'
import { connecting } from '../../packages/react/src/i18n/messages/connecting.en.js'
import { families } from '../../packages/react/src/i18n/messages/families.en.js'
import { learn } from '../../packages/react/src/i18n/messages/learn.en.js'
import { networks } from '../../packages/react/src/i18n/messages/networks.en.js'
import { pairing } from '../../packages/react/src/i18n/messages/pairing.en.js'
import { receive } from '../../packages/react/src/i18n/messages/receive.en.js'
import { send } from '../../packages/react/src/i18n/messages/send.en.js'
import { shell } from '../../packages/react/src/i18n/messages/shell.en.js'
import { wallets } from '../../packages/react/src/i18n/messages/wallets.en.js'

/** What the modal says in English; earlier groups win for the same words. */
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
  families,
] as const
