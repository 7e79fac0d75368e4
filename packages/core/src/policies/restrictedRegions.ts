// Specification 6, "Visitors whose timezone is in this list are restricted".
import { KitError } from '../errors/KitError.js'
import type { WalletFeature } from './walletFeatures.js'

/** IANA time zones whose visitors are restricted, unless configured. */
export const restrictedTimeZones: readonly string[] = [
  'Asia/Shanghai',
  'Asia/Urumqi',
  'Asia/Chongqing',
  'Asia/Harbin',
  'Asia/Kashgar',
  'Asia/Macau',
  'Asia/Macao',
  'Asia/Hong_Kong',
  'Asia/Beijing',
]

/** What restricted visitors do not see; all else works for them. */
export const restrictedFeatures: readonly WalletFeature[] = ['onramp', 'swaps']

/** Whether a visitor of this time zone is restricted. */
export function isRestricted(
  timeZone: string,
  list: readonly string[] = restrictedTimeZones,
): boolean {
  const name = timeZone.toLowerCase()
  return list.some((restricted) => restricted.toLowerCase() === name)
}

/**
 * Refuses a feature that is hidden from the visitor.
 * @throws `ACTION_NOT_ALLOWED`
 */
export function assertUnrestricted(
  feature: WalletFeature,
  timeZone: string,
  list?: readonly string[],
): void {
  if (restrictedFeatures.includes(feature) && isRestricted(timeZone, list))
    throw new KitError('ACTION_NOT_ALLOWED')
}
