export { balanceQuery } from '../queries/balanceQuery.js'
export { gasPriceQuery } from '../queries/gasPriceQuery.js'
export { historyQuery } from '../queries/historyQuery.js'
export { tokensQuery } from '../queries/tokensQuery.js'
