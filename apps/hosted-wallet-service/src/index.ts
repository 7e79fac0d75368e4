export { sendLimits } from './codes/codeLimits.js'
export { type Configuration, configurationSchema } from './configuration.js'
export { migrationsFolder } from './database/migrationsFolder.js'
export {
  type RunningService,
  startHostedWalletService,
} from './startHostedWalletService.js'
