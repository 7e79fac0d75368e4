export { installNodes } from '../../testing/playwright/installNodes.js'
export {
  type InstallableWallet,
  installWallet,
} from '../../testing/playwright/installWallet.js'
export {
  type KitFixtures,
  type KitTestOptions,
  test,
} from '../../testing/playwright/kitTest.js'
export { ModalPage } from '../../testing/playwright/ModalPage.js'
