import { checksumAddress } from '../../addresses/checksumAddress.js'

/**
 * Checks a receiver strictly: a checksum that is present must be right.
 * @returns the address with its checksum; undefined when it is not one
 * @example parseReceiver('0xd8da6bf26964af9d7eed9e03e53415d37aa96045')
 */
export function parseReceiver(value: string): string | undefined {
  const address = checksumAddress(value)
  if (!address) return undefined
  const digits = value.slice(-40)
  const hasChecksum = /[a-f]/.test(digits) && /[A-F]/.test(digits)
  return hasChecksum && digits !== address.slice(2) ? undefined : address
}
