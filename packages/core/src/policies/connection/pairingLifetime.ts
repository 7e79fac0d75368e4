// Specification 4, "A wallet-connect pairing expires 4 minutes after creation".

/** A pairing expires so long after its creation. */
export const pairingLifetimeMs = 4 * 60_000

/** With less than this left, nobody can approve it in time. */
export const pairingMarginMs = 10_000

/** A code on show is replaced so long before its end. */
export const pairingRenewalMs = 20_000

/** A code that nobody scans is replaced so often. */
export const pairingRenewalsLimit = 10

/**
 * Whether a pairing is worth showing to a wallet.
 * @param createdAt milliseconds since the epoch
 * @example isPairingUsable(createdAt, clock.now())
 */
export function isPairingUsable(createdAt: number, now: number): boolean {
  return now < createdAt + pairingLifetimeMs - pairingMarginMs
}
