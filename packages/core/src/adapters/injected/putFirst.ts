import type { ConnectorSession } from '../../ports/Connector.js'

/** A session with the chosen account first, if the wallet gives it. */
export function putFirst(
  session: ConnectorSession,
  address: string | undefined,
): ConnectorSession {
  const chosen = session.accounts.find((one) => one.address === address)
  if (!chosen) return session
  const others = session.accounts.filter((one) => one !== chosen)
  return { ...session, accounts: [chosen, ...others] }
}
