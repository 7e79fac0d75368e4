export {
  type Alert,
  type AlertCode,
  alertCodes,
  alerts,
} from '../errors/alerts.js'
export { asKitError } from '../errors/asKitError.js'
export {
  type ErrorCode,
  type ErrorContexts,
  errorDocsPath,
  errorMessages,
} from '../errors/catalogue.js'
export type { HostedWalletReason } from '../errors/HostedWalletReason.js'
export { isKitError, KitError } from '../errors/KitError.js'
export type { NameProblem } from '../errors/NameProblem.js'
export type { SignInReason } from '../errors/SignInReason.js'
export type { TransferObstacle } from '../errors/TransferObstacle.js'
