export {
  type Problem,
  type ProblemCode,
  problemCodes,
  problemSchema,
} from '../walletService/problem.js'
export {
  addRecoveryText,
  removeRecoveryText,
} from '../walletService/recoveryTexts.js'
export {
  type WalletServiceBody,
  type WalletServiceCall,
  type WalletServiceReply,
  walletServiceRoutes,
} from '../walletService/routes.js'
export { trustDeviceText } from '../walletService/trustDeviceText.js'
export type { WalletServiceRoute } from '../walletService/WalletServiceRoute.js'
export { beginsWithZeros, type Work, workText } from '../walletService/work.js'
