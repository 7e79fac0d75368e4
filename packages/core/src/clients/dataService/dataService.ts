import type { DataFeature } from '../../ports/DataSource.js'
import { loadOnce } from '../../utils/loadOnce.js'
import { dataSource } from './dataSource.js'

const loadRequest = loadOnce(() => import('./requestPortfolio.js'))
const loadHistoryRequest = loadOnce(() => import('./requestHistory.js'))

/**
 * What accounts hold besides the configured tokens, with prices, and what they
 * did, by a data service of Hasp. It is asked for the first time when an account
 * is shown.
 * @param parameters.url where it is; no other host is asked
 * @returns a value for the option `data` of `createKit`
 * @example
 * import { createKit } from '@hasp/core'
 * import { dataService } from '@hasp/core/dataService'
 *
 * createKit({
 *   app: { name: 'Tide Market' },
 *   data: dataService({ url: 'https://data.example' }),
 * })
 */
export function dataService({ url }: { url: string }): DataFeature {
  return dataSource({
    portfolio: async (p) => (await loadRequest()).requestPortfolio(url, p),
    activity: async (p) => (await loadHistoryRequest()).requestHistory(url, p),
  })
}
