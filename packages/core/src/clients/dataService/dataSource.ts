import type { DataFeature, DataSource } from '../../ports/DataSource.js'
import { loadOnce } from '../../utils/loadOnce.js'

const loadReader = loadOnce(() => import('./createPortfolioReader.js'))
const loadGasReader = loadOnce(() => import('./createGasReader.js'))
const loadHistoryReader = loadOnce(() => import('./createHistoryReader.js'))

const parts = ['portfolio', 'activity', 'loadNames', 'gas'] as const

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
export function dataSource(source: DataSource): DataFeature {
  const { activity, gas, loadNames, portfolio } = source
  return {
    missing: parts.filter((part) => !source[part]),
    over(nodes, environment) {
      const load =
        portfolio &&
        loadOnce(async () =>
          (await loadReader()).createPortfolioReader(environment, portfolio),
        )
      const loadHistory =
        activity &&
        loadOnce(async () =>
          (await loadHistoryReader()).createHistoryReader(
            environment,
            activity,
          ),
        )
      const loadGas =
        gas &&
        loadOnce(async () =>
          (await loadGasReader()).createGasReader(environment, gas),
        )
      return {
        isTold: portfolio !== undefined,
        loadNames,
        readsOn(network) {
          const reads = nodes.readsOn(network)
          const { getTokens } = reads
          if (!load || !getTokens) return reads
          return {
            ...reads,
            getTokens: async (p) => (await load())(getTokens, p),
          }
        },
        // Specification 9: activity is for eip155 alone.
        historyOn: ({ chainNamespace }) =>
          loadHistory && chainNamespace === 'eip155'
            ? async (p) => (await loadHistory())(p)
            : undefined,
        gasOn: ({ chainNamespace }) =>
          loadGas && chainNamespace === 'eip155'
            ? async (p) => (await loadGas())(p)
            : undefined,
      }
    },
  }
}
