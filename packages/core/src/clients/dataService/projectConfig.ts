import type { ProjectConfigSource } from '../../ports/ProjectConfigSource.js'
import { loadRequests } from './loadRequests.js'
import { type ServiceAddress, serviceAddress } from './serviceAddress.js'

/**
 * What the operator of a data service says of the site: on which origins it may
 * be, and which features are off. `dataService({ url, projectId })` asks for it,
 * too: this is for sites that use nothing else of the service.
 * @param address.url where the service is; no other host is asked
 * @param address.projectId the site's id there
 * @returns a value for the option `projectConfig` of `createKit`
 * @example
 * import { createKit } from '@hasp/core'
 * import { projectConfig } from '@hasp/core/dataService'
 *
 * createKit({
 *   app: { name: 'Tide Market' },
 *   projectConfig: projectConfig({
 *     url: 'https://data.example',
 *     projectId: 'tide',
 *   }),
 * })
 */
export function projectConfig(address: ServiceAddress): ProjectConfigSource {
  const key = serviceAddress(address)
  return {
    key,
    read: async (p) => (await loadRequests()).requestProjectConfig(key, p),
  }
}
