export { balanceQuery } from '../queries/balanceQuery.js'
export { tokensQuery } from '../queries/tokensQuery.js'
