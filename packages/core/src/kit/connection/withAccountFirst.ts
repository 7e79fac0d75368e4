import { isSameAddress } from '../../entities/account/address.js'
import type { Connector, ConnectorSession } from '../../ports/Connector.js'

/** What a wallet granted with one of its accounts in use, if it is granted. */
export function withAccountFirst(
  { namespace }: Connector,
  session: ConnectorSession,
  address: string | undefined,
): ConnectorSession {
  const { accounts } = session
  const chosen = accounts.find(
    (account) =>
      address !== undefined &&
      isSameAddress(namespace, account.address, address),
  )
  if (!chosen) return session
  const others = accounts.filter((other) => other !== chosen)
  return { ...session, accounts: [chosen, ...others] }
}
