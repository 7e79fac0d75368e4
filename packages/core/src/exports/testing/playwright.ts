export {
  type InstallableWallet,
  installWallet,
} from '../../testing/playwright/installWallet.js'
export { ModalPage } from '../../testing/playwright/ModalPage.js'
