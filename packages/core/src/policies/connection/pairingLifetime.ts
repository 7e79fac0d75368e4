// Specification 4, "A wallet-connect pairing expires 4 minutes after creation".

/** Lifetime of a pairing. */
export const pairingLifetimeMs = 4 * 60_000

/** With less than this left, it cannot be approved in time. */
export const pairingMarginMs = 10_000

/** How long before its end a code on show is replaced. */
export const pairingRenewalMs = 20_000

/** How often a code that is not scanned is replaced. */
export const pairingRenewalsLimit = 10

/**
 * Whether a pairing is worth showing to a wallet.
 * @param createdAt milliseconds since the epoch
 * @example isPairingUsable(createdAt, clock.now())
 */
export function isPairingUsable(createdAt: number, now: number): boolean {
  return now < createdAt + pairingLifetimeMs - pairingMarginMs
}
