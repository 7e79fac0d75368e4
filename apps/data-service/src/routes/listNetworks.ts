import {
  dataRoutes,
  type ReadinessReply,
  type ServedNetworks,
} from '@hasp/protocol/data'
import * as v from 'valibot'
import type { DataService } from './DataService.js'

/** Which networks are served, and with what. */
export async function listNetworks({
  describeIndexes,
  networks,
  served,
}: Pick<
  DataService,
  'describeIndexes' | 'networks' | 'served'
>): Promise<ServedNetworks> {
  const { answer } = await served.find('networks', async () => {
    // All else is known without the index.
    const indexes = await describeIndexes().catch(() => [])
    return v.parse(dataRoutes.listNetworks.reply, {
      networks: [...networks.values()].map((network) =>
        describeNetwork(network, indexes),
      ),
    })
  })
  return answer
}

function describeNetwork(
  { about, readHistory }: DataService.Network,
  indexes: NonNullable<ReadinessReply['indexes']>,
): ServedNetworks['networks'][number] {
  const index = indexes.find(({ networkId }) => networkId === about.id)
  return {
    networkId: about.id,
    name: about.name,
    hasPrices:
      Object.keys(about.fixedPrices).length > 0 ||
      about.defiLlama !== undefined ||
      about.pools !== undefined,
    hasHistory: readHistory !== undefined,
    // Of no block yet, nothing can be told.
    ...(index?.head !== undefined && { isTraced: index.isTraced }),
  }
}
