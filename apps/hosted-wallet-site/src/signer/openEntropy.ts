import { EnvelopeError, type EnvelopeOwner, openEnvelope } from './envelope.js'
import { SignerError } from './SignerError.js'
import type {
  RecoveryOpening,
  WalletIdentity,
  WalletOpening,
} from './SignerMessages.js'
import { openHalf } from './sealHalf.js'

/** Opens what this device's half and the service's keep together. */
export async function openByDevice({
  deviceHalf,
  envelope,
  identity,
  serverHalf,
}: WalletOpening): Promise<Uint8Array<ArrayBuffer>> {
  const half = await opening(openHalf(deviceHalf))
  try {
    return await opening(
      openEnvelope(envelope, {
        purpose: 'device',
        owner: ownerOf(identity, identity.deviceId),
        half,
        serverHalf,
      }),
    )
  } finally {
    half.fill(0)
  }
}

/** Opens what the visitor's own secret and the service's half keep together. */
export async function openByRecovery({
  envelope,
  identity,
  recovery,
  recoveryVersion,
}: RecoveryOpening): Promise<Uint8Array<ArrayBuffer>> {
  return await opening(
    openEnvelope(envelope, {
      purpose: recovery.type,
      owner: ownerOf({ ...identity, version: recoveryVersion }, recovery.id),
      half: recovery.half,
      serverHalf: recovery.serverHalf,
    }),
  )
}

/** What an envelope of a wallet is bound to. */
export function ownerOf(
  { userId, version, walletId }: WalletIdentity,
  holderId: string,
): EnvelopeOwner {
  return { walletId, userId, holderId, version }
}

async function opening<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result
  } catch (error) {
    if (error instanceof EnvelopeError)
      throw new SignerError('cannotOpen', { cause: error })
    throw error
  }
}
