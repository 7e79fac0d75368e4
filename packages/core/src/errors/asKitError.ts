import { isKitError, KitError } from './KitError.js'

/**
 * Any caught value as an error of the kit: itself when it is one, a
 * `CANCELLED` for an aborted signal, else `UNEXPECTED` with it as `cause`.
 * @param error whatever was caught
 * @returns an error of the catalogue; it never throws
 * @example
 * import { connect } from '@hasp/core'
 * import { asKitError } from '@hasp/core/errors'
 *
 * try {
 *   await connect(kit, { connectorId: 'io.kite' })
 * } catch (error) {
 *   console.warn(asKitError(error).code)
 * }
 */
export function asKitError(error: unknown): KitError {
  try {
    if (isKitError(error)) return error
    if (error instanceof Error && error.name === 'AbortError')
      return new KitError('CANCELLED', {}, { cause: error })
  } catch {
    // Wallets may throw values that throw themselves when they are looked at.
  }
  return new KitError('UNEXPECTED', {}, { cause: error })
}
