export {
  type Balances,
  balancesSchema,
  type HeldToken,
} from '../data/balances.js'
export { balancesPath } from '../data/balancesPath.js'
export { dataRoutes } from '../data/dataRoutes.js'
export { findEntrySpam } from '../data/findEntrySpam.js'
export { findTextSpam } from '../data/findTextSpam.js'
export {
  defaultHistoryLimit,
  type History,
  historySchema,
} from '../data/history.js'
export { historyPath } from '../data/historyPath.js'
export type { ServedNetworks } from '../data/networks.js'
export { dataProblemSchema } from '../data/problem.js'
export {
  type ProjectConfig,
  projectConfigSchema,
} from '../data/projectConfig.js'
export { highestPrice } from '../data/values.js'
