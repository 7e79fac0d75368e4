import { isSameAddress } from '../../entities/account/address.js'
import type { ConnectedConnection } from '../../entities/connection/connection.js'

/** Who claims an identity within this time was as early as the other. */
const claimWindowMs = 3_000

/**
 * Whether it is not known if the wallet that was reconnected silently is the one
 * that the visitor meant, since a second one claims its identity: one that came
 * as early, or, later on, where the account is another than before.
 */
export function isReconnectionDoubtful(
  { accounts, namespace, reconnected }: ConnectedConnection,
  claimedAt: number,
): boolean {
  if (!reconnected) return false
  if (claimedAt - reconnected.at <= claimWindowMs) return true
  return !accounts.some((one) =>
    reconnected.from.accounts.some((known) =>
      isSameAddress(namespace, one.address, known.address),
    ),
  )
}
