import type { ConnectorSession } from '../../ports/Connector.js'

/**
 * A session with the account first that the visitor chose here, if the wallet
 * still gives it. Another first account in the wallet itself is the later
 * choice.
 * @param parameters.own the wallet's own first account at the last look
 */
export function keepChoice(
  session: ConnectorSession,
  parameters: {
    readonly chosen: string | undefined
    readonly own: string | undefined
  },
): ConnectorSession {
  const { accounts } = session
  const chosen = accounts.find(({ address }) => address === parameters.chosen)
  if (!chosen || accounts[0].address !== parameters.own) return session
  const others = accounts.filter((account) => account !== chosen)
  return { ...session, accounts: [chosen, ...others] }
}
