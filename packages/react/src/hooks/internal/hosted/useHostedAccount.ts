import { useHostedState } from './useHostedState.js'

/**
 * What is known of the hosted wallet where it is the one of a connection.
 * @param connectorId of the connection
 * @returns `origin` is the wallet's own page
 */
export function useHostedAccount(
  connectorId: string | undefined,
): { email?: string | undefined; origin: string } | undefined {
  const { hosted, user } = useHostedState()
  if (!hosted || hosted.connectorId !== connectorId) return undefined
  return { email: user?.email, origin: hosted.origin }
}
