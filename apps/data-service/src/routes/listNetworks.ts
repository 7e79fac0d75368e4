import type { ServedNetworks } from '@hasp/protocol/data'
import type { DataService } from './DataService.js'

/** Which networks are served, and with what. */
export function listNetworks({ networks }: DataService): ServedNetworks {
  return {
    networks: [...networks.values()].map(({ about, readHistory }) => ({
      networkId: about.id,
      name: about.name,
      hasPrices:
        Object.keys(about.fixedPrices).length > 0 ||
        about.defiLlama !== undefined ||
        about.pools !== undefined,
      hasHistory: readHistory !== undefined,
    })),
  }
}
