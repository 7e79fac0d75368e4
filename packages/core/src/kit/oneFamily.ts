import type { Families } from '../ports/Families.js'

/**
 * All that a site of one family needs: each connector leads to a wallet of its
 * own, which sees to its own prompts.
 */
export const oneFamily: Families = {
  merge: (connectors) =>
    connectors
      // The way to pair has one connector for each family of its own.
      .filter(
        ({ info }, at) =>
          connectors.findIndex((one) => one.info.id === info.id) === at,
      )
      .map((one) => ({ info: one.info, connectors: [one] })),
  find: () => undefined,
  lineOf: () => [],
  askInTurn: (_connector, run) => run(),
}
