import type {
  WalletServiceBody,
  WalletServiceReply,
} from '@hasp/protocol/walletService'
import { and, eq } from 'drizzle-orm'
import { fromNow, isAhead } from '../database/moments.js'
import { devices, introductions, wallets } from '../database/tables.js'
import type { Service } from '../Service.js'
import { draftDevice } from '../wallets/draftDevice.js'
import { waitForChange } from './waitForChange.js'

type Body = WalletServiceBody<'awaitIntroduction'>
type Reply = WalletServiceReply<'awaitIntroduction'>

/** A device that has stopped asking waits no more. */
const offerLifeMs = 60_000

/**
 * What has become of a device that waits for another one to vouch for it. Only
 * the key that the row belongs to is answered, and once the row is gone there
 * is nothing to wait for.
 */
export async function awaitIntroduction(
  service: Service,
  body: Body,
  thumbprint: string,
): Promise<Reply> {
  return await waitForChange(
    service.clock,
    () => look(service, body, thumbprint),
    ({ outcome }) =>
      outcome === 'OFFERED' || (outcome === 'MET' && body.opened !== undefined),
  )
}

async function look(
  service: Service,
  body: Body,
  thumbprint: string,
): Promise<Reply> {
  const { deviceId } = body
  return await service.database.transaction(async (step): Promise<Reply> => {
    const [device] = await step
      .select({
        isTrusted: devices.isTrusted,
        serverHalfSealed: devices.serverHalfSealed,
        walletId: wallets.id,
      })
      .from(devices)
      .innerJoin(wallets, eq(wallets.userId, devices.userId))
      .where(and(eq(devices.id, deviceId), eq(devices.thumbprint, thumbprint)))
    if (!device) return { outcome: 'DENIED' }
    if (device.isTrusted && device.serverHalfSealed)
      return { outcome: 'TRUSTED' }
    const [found] = await step
      .select()
      .from(introductions)
      .where(
        and(
          eq(introductions.deviceId, deviceId),
          eq(introductions.commitment, body.commitment),
          isAhead(introductions.expiresAt),
        ),
      )
      .for('update')
    if (!found) return await offer(step, body)
    if (found.sealedHalf !== null)
      return await give(service, step, { ...found, ...device })
    const { peerNonce, publicKey } = found
    await step
      .update(introductions)
      .set({
        expiresAt: fromNow(offerLifeMs),
        ...(peerNonce !== null && publicKey === null && body.opened),
      })
      .where(eq(introductions.deviceId, deviceId))
    return peerNonce === null
      ? { outcome: 'OFFERED' }
      : { outcome: 'MET', peerNonce }
  })
}

type Step = Pick<Service['database'], 'insert'>

/** What was opened once is known, and nobody may be met by it again. */
async function offer(step: Step, body: Body): Promise<Reply> {
  if (body.opened) return { outcome: 'OVER' }
  const { commitment, deviceId } = body
  const fresh = {
    commitment,
    peerId: null,
    peerNonce: null,
    publicKey: null,
    nonce: null,
    recoveryId: null,
    recoveryHalfSealed: null,
    envelope: null,
    version: null,
    sealedHalf: null,
    expiresAt: fromNow(offerLifeMs),
  }
  await step
    .insert(introductions)
    .values({ deviceId, ...fresh })
    .onConflictDoUpdate({ target: introductions.deviceId, set: fresh })
  return { outcome: 'OFFERED' }
}

/** What was vouched with, and a half for the envelope that the device makes. */
async function give(
  service: Service,
  step: Step,
  vouched: typeof introductions.$inferSelect & { readonly walletId: string },
): Promise<Reply> {
  const { secrets } = service
  const { deviceId, envelope, sealedHalf, version, walletId } = vouched
  const { recoveryHalfSealed, recoveryId } = vouched
  if (
    recoveryId === null ||
    recoveryHalfSealed === null ||
    envelope === null ||
    version === null ||
    sealedHalf === null
  )
    throw new Error('A device was vouched for with a part of what it needs.')
  const draft = { deviceId, walletId, recoveryId, recoveryHalfSealed }
  const serverHalf = await draftDevice(service, step, draft)
  return {
    outcome: 'VOUCHED',
    sealedHalf,
    recoveryId,
    recoveryHalf: secrets.open('recoveries.half', recoveryHalfSealed),
    recoveryEnvelope: envelope,
    version,
    serverHalf,
  }
}
