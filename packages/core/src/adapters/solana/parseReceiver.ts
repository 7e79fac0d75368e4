import { parsePublicKey } from '../../addresses/parsePublicKey.js'

/**
 * Checks a receiver strictly: it must decode to 32 bytes.
 * @returns the address; undefined when it is not one
 * @example parseReceiver('11111111111111111111111111111111')
 */
export function parseReceiver(value: string): string | undefined {
  return parsePublicKey(value) && value
}
