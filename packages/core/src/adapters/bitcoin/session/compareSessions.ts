import type {
  ConnectorEvent,
  ConnectorSession,
} from '../../../ports/Connector.js'
import { isDeepEqual } from '../../../utils/isDeepEqual.js'

/** What to tell of a session that has become another; nothing if it has not. */
export function compareSessions(
  before: ConnectorSession | undefined,
  after: ConnectorSession | undefined,
): readonly ConnectorEvent[] {
  if (!before) return []
  if (!after) return [{ type: 'disconnected' }]
  const { accounts, caipNetworkId, networkIds } = after
  const events: ConnectorEvent[] = []
  if (caipNetworkId !== before.caipNetworkId)
    events.push({ type: 'networkChanged', caipNetworkId })
  const isSame =
    isDeepEqual(accounts, before.accounts) &&
    isDeepEqual(networkIds, before.networkIds)
  if (!isSame) events.push({ type: 'accountsChanged', accounts, networkIds })
  return events
}
