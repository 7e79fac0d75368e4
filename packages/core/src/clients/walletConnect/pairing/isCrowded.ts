import type { Vault } from '../vault/createVault.js'

/** Of one code: the visitor has one phone, perhaps two. */
const maxRivals = 3

/**
 * Whether as many wallets as may have said yes to one code; the first of them
 * to settle wins.
 */
export function isCrowded(vault: Vault, pairingTopic: string): boolean {
  const rivals = vault
    .all()
    .filter(
      ([, entry]) =>
        entry.kind === 'settling' && entry.pairingTopic === pairingTopic,
    )
  return rivals.length >= maxRivals
}
