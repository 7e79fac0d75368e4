/** What changes when answers do: no earlier one is taken for one of these. */
const schemaVersion = 1

/**
 * What balances are remembered by. They are read from a node: the index says
 * which tokens to ask it about, and nothing of what it answers.
 * @param account as CAIP-10, as the answer has it
 */
export const balancesKey = (account: string): string =>
  `balances ${schemaVersion} ${account}`
