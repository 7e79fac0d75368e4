import type {
  WalletServiceBody,
  WalletServiceReply,
} from '@hasp/protocol/walletService'
import { and, eq, isNull } from 'drizzle-orm'
import { isAhead } from '../database/moments.js'
import { devices, introductions } from '../database/tables.js'
import type { Service } from '../Service.js'
import type { Session } from '../tokens/Session.js'
import { readWalletState } from '../wallets/readWalletState.js'
import { waitForChange } from './waitForChange.js'

type Body = WalletServiceBody<'meetDevice'>
type Reply = WalletServiceReply<'meetDevice'>

/**
 * Gives a device that waits the number of one that may vouch for it. An offer
 * is met by one number alone; a second one ends it, and the device that waits
 * makes another.
 */
export async function meetDevice(
  service: Service,
  session: Session,
  body: Body,
): Promise<Reply> {
  return await waitForChange(
    service.clock,
    () => look(service, session, body),
    ({ outcome }) => outcome === 'MET',
  )
}

async function look(
  { database }: Service,
  session: Session,
  { commitment, deviceId, nonce: peerNonce }: Body,
): Promise<Reply> {
  const { deviceState } = await readWalletState(database, session.deviceId)
  if (deviceState !== 'trusted') return { outcome: 'OVER' }
  const isMeant = eq(introductions.deviceId, deviceId)
  return await database.transaction(async (step): Promise<Reply> => {
    const [found] = await step
      .select({ introduction: introductions })
      .from(introductions)
      .innerJoin(devices, eq(devices.id, introductions.deviceId))
      .where(
        and(
          isMeant,
          eq(devices.userId, session.userId),
          eq(introductions.commitment, commitment),
          isNull(introductions.sealedHalf),
          isAhead(introductions.expiresAt),
        ),
      )
      .for('update', { of: introductions })
    if (!found) return { outcome: 'OVER' }
    const met = found.introduction
    if (met.peerNonce === null) {
      await step
        .update(introductions)
        .set({ peerId: session.deviceId, peerNonce })
        .where(isMeant)
      return { outcome: 'MET' }
    }
    if (met.peerNonce !== peerNonce || met.peerId !== session.deviceId) {
      await step.delete(introductions).where(isMeant)
      return { outcome: 'OVER' }
    }
    const { nonce, publicKey } = met
    return publicKey === null || nonce === null
      ? { outcome: 'MET' }
      : { outcome: 'OPENED', publicKey, nonce }
  })
}
