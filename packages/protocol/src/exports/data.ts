export { addressNamePath } from '../data/addressNamePath.js'
export {
  type Balances,
  balancesSchema,
  type HeldToken,
  mostHeldTokens,
} from '../data/balances.js'
export { balancesPath } from '../data/balancesPath.js'
export { dataRoutes } from '../data/dataRoutes.js'
export { findEntrySpam } from '../data/findEntrySpam.js'
export { findTextSpam } from '../data/findTextSpam.js'
export { foldSymbol } from '../data/foldSymbol.js'
export { type GasPriceReply, gasPriceSchema } from '../data/gasPrice.js'
export { gasPricePath } from '../data/gasPricePath.js'
export {
  type History,
  historySchema,
  mostHistoryMovements,
} from '../data/history.js'
export { historyPath } from '../data/historyPath.js'
export { isApproval, transferKinds } from '../data/movementKinds.js'
export {
  isNameMessage,
  type NameMessage,
  writeNameMessage,
} from '../data/nameMessage.js'
export { namePath } from '../data/namePath.js'
export {
  challengeRequestSchema,
  challengeSchema,
  type NameRegistration,
  type NameSuggestions,
  registrationRequestSchema,
  registrationSchema,
  suggestionsSchema,
} from '../data/nameRegistration.js'
export {
  type AddressName,
  addressNameSchema,
  mostNameLength,
  type Name,
  nameSchema,
} from '../data/names.js'
export type { ServedNetworks } from '../data/networks.js'
export { dataProblemSchema } from '../data/problem.js'
export {
  type ProjectConfig,
  projectConfigSchema,
} from '../data/projectConfig.js'
export { projectQuery } from '../data/queries.js'
export type { ReadinessReply } from '../data/readiness.js'
export { type SpamReason, spamReasons } from '../data/spamReasons.js'
export { suggestionsPath } from '../data/suggestionsPath.js'
export { highestPrice } from '../data/values.js'
export type { Wallets } from '../data/wallets.js'
