export {
  type ActivityEvent,
  activityEvents,
} from '../walletService/activity.js'
export { activityRoutes } from '../walletService/activityRoutes.js'
export { changeEmailText } from '../walletService/changeEmailText.js'
export { deleteWalletText } from '../walletService/deleteWalletText.js'
export { frameServiceRoutes } from '../walletService/frameServiceRoutes.js'
export {
  type IntroducedDevice,
  type IntroductionOffer,
  introductionCodeText,
  introductionCommitmentText,
  introductionInfo,
  vouchText,
} from '../walletService/introductionTexts.js'
export { leavingRoutes } from '../walletService/leavingRoutes.js'
export { lostMailboxRoutes } from '../walletService/lostMailboxRoutes.js'
export { moveMailboxText } from '../walletService/moveMailboxText.js'
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
