export {
  createDevWalletSettings,
  type DevWalletSettingsStore,
} from '../devWallet/createDevWalletSettings.js'
export {
  type DevWalletFault,
  devWalletFaultLabels,
  devWalletFaults,
} from '../devWallet/devWalletFault.js'
export {
  type DevWalletIdentity,
  devWalletIdentity,
  singleNamespaceIdentities,
} from '../devWallet/devWalletIdentities.js'
export {
  type DevWalletHandle,
  followDevWalletSwitch,
} from '../devWallet/followDevWalletSwitch.js'
export { DevWalletPanel } from '../devWallet/panel/DevWalletPanel.js'
export { namespaceNames } from '../namespaces/namespaceNames.js'
export type { WalletChain } from '../WalletChain.js'
