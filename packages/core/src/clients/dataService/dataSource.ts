import type { DataFeature, DataSource } from '../../ports/DataSource.js'
import { loadOnce } from '../../utils/loadOnce.js'

const loadReader = loadOnce(() => import('./createPortfolioReader.js'))

/**
 * An object of one's own as a data source: each of its parts may be missing,
 * and what it is for with it.
 * @returns a value for the option `data` of `createKit`
 * @example
 * import { dataSource } from '@hasp/core/dataService'
 *
 * const data = dataSource({
 *   portfolio: async () => ({
 *     isStale: false,
 *     isComplete: true,
 *     tokens: [{ price: 2_000, isVerified: true, spam: [] }],
 *   }),
 * })
 */
export function dataSource({ portfolio }: DataSource): DataFeature {
  return {
    over(nodes, environment) {
      if (!portfolio) return nodes
      const load = loadOnce(async () =>
        (await loadReader()).createPortfolioReader(environment, portfolio),
      )
      return {
        isTold: true,
        readsOn(network) {
          const reads = nodes.readsOn(network)
          const { getTokens } = reads
          if (!getTokens) return reads
          return {
            ...reads,
            getTokens: async (p) => (await load())(getTokens, p),
          }
        },
      }
    },
  }
}
