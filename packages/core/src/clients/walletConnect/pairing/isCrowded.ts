import type { SessionStore } from '../sessionStore/createSessionStore.js'

/** Of one code: the visitor has one phone, perhaps two. */
const maxRivals = 3

/**
 * Whether as many wallets as may have said yes to one code; the first of them
 * to settle wins.
 */
export function isCrowded(
  sessionStore: SessionStore,
  pairingTopic: string,
): boolean {
  const rivals = sessionStore
    .all()
    .filter(
      ([, entry]) =>
        entry.kind === 'settling' && entry.pairingTopic === pairingTopic,
    )
  return rivals.length >= maxRivals
}
