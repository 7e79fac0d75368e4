export {
  type Problem,
  type ProblemCode,
  problemCodes,
  problemSchema,
} from '../walletService/problem.js'
export {
  type WalletServiceBody,
  type WalletServiceCall,
  type WalletServiceReply,
  type WalletServiceRoute,
  walletServiceRoutes,
} from '../walletService/routes.js'
export { trustDeviceText } from '../walletService/trustDeviceText.js'
