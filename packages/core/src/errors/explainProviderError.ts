import { asKitError } from './asKitError.js'
import { KitError } from './KitError.js'

/**
 * What a provider threw, whatever it is, as an error of the catalogue. The
 * dialects of wallets are loaded with the first error that is none of ours.
 * @param method the request that failed
 */
export async function explainProviderError(
  thrown: unknown,
  method: string,
): Promise<KitError> {
  const own = asKitError(thrown)
  if (own === thrown) return own
  try {
    const { fromProviderError } = await import('./fromProviderError.js')
    return fromProviderError(thrown, method)
  } catch {
    return new KitError('WALLET_ERROR', {}, { cause: thrown })
  }
}
