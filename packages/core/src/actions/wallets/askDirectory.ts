import { asKitError } from '../../errors/asKitError.js'
import { isKitError, KitError } from '../../errors/KitError.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import { noteRefusal } from '../../kit/noteRefusal.js'
import type { WalletPage, WalletQuery } from '../../ports/WalletDirectory.js'
import { directoryOf } from './directoryOf.js'

/**
 * Asks the directory of a kit; every failure is one of the catalogue, and the
 * developer is told when the site itself is refused.
 */
export async function askDirectory(
  kit: Kit,
  query: WalletQuery,
  signal: AbortSignal,
): Promise<WalletPage> {
  try {
    const page = await directoryOf(kit).getWallets(query, {
      environment: kit[internals].environment,
      signal,
    })
    if (signal.aborted) throw new KitError('CANCELLED')
    return page
  } catch (error) {
    if (signal.aborted) throw new KitError('CANCELLED', {}, { cause: error })
    if (!isKitError(error, 'WALLET_LIST_UNAVAILABLE'))
      throw new KitError(
        'WALLET_LIST_UNAVAILABLE',
        {},
        { cause: asKitError(error) },
      )
    if (error.context.status === 403) noteRefusal(kit, 'ORIGIN_NOT_ALLOWED')
    throw error
  }
}
