export { balanceQuery } from '../queries/balanceQuery.js'
export { historyQuery } from '../queries/historyQuery.js'
export { tokensQuery } from '../queries/tokensQuery.js'
