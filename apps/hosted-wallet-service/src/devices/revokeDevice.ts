import type { WalletServiceReply } from '@hasp/protocol/walletService'
import { noteEvent } from '../audit/noteEvent.js'
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
  service: Service,
  session: Session,
  deviceId: string,
): Promise<WalletServiceReply<'revokeDevice'>> {
  const { userId } = session
  return await service.database.transaction(async (step) => {
    const { deviceState } = await readWalletState(step, session.deviceId)
    const mayEnd = deviceState === 'trusted' || deviceId === session.deviceId
    if (!mayEnd) return { isRevoked: false }
    const device = await endDevice(step, { userId, deviceId })
    if (device === undefined) return { isRevoked: false }
    await noteEvent(service, step, userId, { event: 'deviceRevoked', device })
    return { isRevoked: true }
  })
}
