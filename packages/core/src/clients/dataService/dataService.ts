import type { DataFeature } from '../../ports/DataSource.js'
import { loadOnce } from '../../utils/loadOnce.js'
import { dataSource } from './dataSource.js'
import { loadRequests } from './loadRequests.js'
import { projectConfig } from './projectConfig.js'
import { type ServiceAddress, serviceAddress } from './serviceAddress.js'

/**
 * What accounts hold besides the configured tokens, with prices, what they did,
 * what gas costs, and what they are called, by a data service of Hasp. It is
 * asked for the first time when an account is shown.
 * @param address.url where it is; no other host is asked
 * @param address.projectId the site's id there, where it has one; what the
 * operator says of the site is then asked once, when the page is at rest
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
export function dataService(address: ServiceAddress): DataFeature {
  const url = serviceAddress(address)
  return {
    ...dataSource({
      portfolio: async (p) => (await loadRequests()).requestPortfolio(url, p),
      activity: async (p) => (await loadRequests()).requestHistory(url, p),
      gas: async (p) => (await loadRequests()).requestGasPrice(url, p),
      // One for all: a pause that it asks for is kept to by each question.
      loadNames: loadOnce(async () =>
        (await import('./createNameSource.js')).createNameSource(url),
      ),
    }),
    // It has what its release has: nothing of it is the site's to add.
    missing: undefined,
    projectConfig:
      address.projectId === undefined ? undefined : projectConfig(address),
  }
}
