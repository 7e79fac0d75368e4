import type { WalletGrouping } from '../ports/WalletGrouping.js'

/**
 * All that a site of one namespace needs: each connector leads to a wallet of its
 * own, which sees to its own prompts.
 */
export const singleNamespaceGrouping: WalletGrouping = {
  merge: (connectors) =>
    connectors
      // A source may have one connector for each of its namespaces.
      .filter(
        ({ info }, at) =>
          connectors.findIndex((one) => one.info.id === info.id) === at,
      )
      .map((one) => ({ info: one.info, connectors: [one] })),
  find: () => undefined,
  lineOf: () => [],
  askInTurn: (_connector, run) => run(),
}
