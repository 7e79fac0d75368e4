import type { WalletServiceReply } from '@hasp/protocol/walletService'
import type { Service } from '../Service.js'
import type { Session } from '../tokens/Session.js'
import { readWalletState } from '../wallets/readWalletState.js'
import { endDevice } from './endDevice.js'

/**
 * Ends a device of the visitor's. One that has proved the mailbox and nothing
 * else ends itself alone: or whoever reads the mail could take the wallet away
 * from everybody who holds it.
 */
export async function revokeDevice(
  { database }: Service,
  session: Session,
  deviceId: string,
): Promise<WalletServiceReply<'revokeDevice'>> {
  const { deviceState } = await readWalletState(database, session.deviceId)
  const mayEnd = deviceState === 'trusted' || deviceId === session.deviceId
  return {
    isRevoked:
      mayEnd &&
      (await endDevice(database, { userId: session.userId, deviceId })),
  }
}
