import { base64urlnopad } from '@scure/base'
import type { Seal } from '../sealing/askSealingWorker.js'
import type { ServiceClient } from '../service/createServiceClient.js'

/** A new device, as the service tells of it. */
export interface WaitingDevice {
  readonly deviceId: string
  readonly name: string
  readonly origin: string
  readonly commitment: string
}

/** What two devices have found out of each other. */
export interface Meeting {
  /** What both show. */
  readonly code: string
  /** Of the new device. */
  readonly publicKey: string
}

/**
 * Meets a device that waits. Its commitment was taken before the number that
 * is given now: what it opens has to fit.
 * @returns undefined where it does not wait any more
 */
export async function meetDevice(
  { randomBytes, seal, service }: meetDevice.Means,
  { commitment, deviceId, name, origin }: WaitingDevice,
  walletId: string,
  signal: AbortSignal,
): Promise<Meeting | undefined> {
  const nonce = base64urlnopad.encode(randomBytes(32))
  for (;;) {
    const reply = await service.call(
      'meetDevice',
      { deviceId, commitment, nonce },
      signal,
    )
    if (reply.outcome === 'OVER') return undefined
    signal.throwIfAborted()
    if (reply.outcome === 'MET') continue
    const offer = { publicKey: reply.publicKey, nonce: reply.nonce }
    const code = await seal('compareOffer', {
      ...{ commitment, offer, peerNonce: nonce },
      device: { walletId, deviceId, origin, name },
    })
    return { code, publicKey: offer.publicKey }
  }
}

export declare namespace meetDevice {
  interface Means {
    readonly randomBytes: (count: number) => Uint8Array
    readonly seal: Seal
    readonly service: ServiceClient
  }
}
