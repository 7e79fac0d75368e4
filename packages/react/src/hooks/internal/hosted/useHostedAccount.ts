import { useHostedState } from './useHostedState.js'

/**
 * What is known of the hosted wallet where it is the one of a connection.
 * @param connectorId of the connection
 * @returns undefined where it is not; `origin` is the wallet's own page,
 * `restoredBy` who can restore it; a login that is not kept ends
 * with the visit
 */
export function useHostedAccount(connectorId: string | undefined) {
  const { hosted, user } = useHostedState()
  if (!hosted || hosted.connectorId !== connectorId) return undefined
  return {
    email: user?.email,
    restoredBy: user?.restoredBy,
    isKept: user?.persistence !== 'memory',
    origin: hosted.origin,
  }
}
