import { eq } from 'drizzle-orm'
import { wallets } from '../database/tables.js'
import type { Service } from '../Service.js'
import type { Session } from '../tokens/Session.js'
import { isSignedBy } from './isSignedBy.js'
import { readWalletState } from './readWalletState.js'

/**
 * The wallet of a session for the rest of a transaction; undefined unless the
 * device is trusted and the wallet's own key has signed what is asked.
 */
export async function lockSignedWallet(
  database: Pick<Service['database'], 'select'>,
  { deviceId, userId }: Session,
  asked: {
    readonly signature: string
    readonly textOf: (walletId: string) => string
  },
) {
  const [wallet] = await database
    .select()
    .from(wallets)
    .where(eq(wallets.userId, userId))
    .for('update')
  if (!wallet) return undefined
  const { deviceState } = await readWalletState(database, deviceId)
  const text = asked.textOf(wallet.id)
  return deviceState === 'trusted' &&
    isSignedBy(wallet.addressEip155, text, asked.signature)
    ? wallet
    : undefined
}
