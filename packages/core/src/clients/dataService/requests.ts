// What asks a service is one file: it is fetched with the first question.
export { requestGasPrice } from './requestGasPrice.js'
export { requestHistory } from './requestHistory.js'
export { requestPortfolio } from './requestPortfolio.js'
export { requestProjectConfig } from './requestProjectConfig.js'
