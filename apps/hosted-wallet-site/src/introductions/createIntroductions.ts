import { FrameError } from '@hasp/protocol/frame'
import type { WalletServiceReply } from '@hasp/protocol/walletService'
import type { Session } from '../login/createSession.js'
import type { Seal } from '../sealing/askSealingWorker.js'
import type { ServiceClient } from '../service/createServiceClient.js'
import { ServiceError } from '../service/ServiceError.js'
import type { Device } from '../vault/createDevice.js'
import type { Vault } from '../vault/createVault.js'
import type { ServedState } from '../vault/ServedState.js'
import type { KeptIntroduction } from './KeptIntroduction.js'

/** A page waits two minutes, and then believes that nobody is here. */
const answerWithinMs = 50_000
const retryAfterMs = 2_000

/** What has become of waiting for another device. */
type Waited =
  /** The wallet is here, or this device has become one of it otherwise. */
  | { readonly isTrusted: true }
  | { readonly isTrusted: false; readonly code: string | undefined }

/** How a new device comes to the wallet by one that has it. */
export interface Introductions {
  /** Waits for a change; for a minute at most, to be asked again. */
  wait(served: ServedState, signal: AbortSignal): Promise<Waited>
}

export function createIntroductions({
  about: { deviceName, origin },
  after,
  device,
  now,
  seal,
  service,
  session,
  vault,
}: createIntroductions.Parameters): Introductions {
  /** What the page was told last. */
  let told: string | undefined

  const keep = (introduction: KeptIntroduction) =>
    device.change((record) => ({ ...record, introduction }))
  const forget = () => device.change(({ introduction: _, ...record }) => record)
  const offerOf = async (deviceId: string): Promise<KeptIntroduction> => {
    const { introduction } = await device.read()
    if (introduction?.deviceId === deviceId) return introduction
    const made = { deviceId, ...(await seal('makeOffer', undefined)) }
    await keep(made)
    return made
  }
  const codeOf = async (
    { deviceId, wallet }: ServedState,
    { commitment, key, nonce }: KeptIntroduction,
    peerNonce: string,
  ) =>
    await seal('compareOffer', {
      commitment,
      offer: { publicKey: key.publicKey, nonce },
      device: {
        walletId: wallet?.walletId ?? '',
        ...{ deviceId, origin, name: deviceName },
      },
      peerNonce,
    })
  const ask = async (
    { commitment, deviceId, key, nonce, peerNonce }: KeptIntroduction,
    signal: AbortSignal,
  ): Promise<WalletServiceReply<'awaitIntroduction'> | undefined> => {
    const opened =
      peerNonce === undefined ? undefined : { publicKey: key.publicKey, nonce }
    try {
      return await service.call(
        'awaitIntroduction',
        { deviceId, commitment, opened },
        signal,
      )
    } catch (error) {
      // A service that is away may be back.
      const isAway =
        error instanceof ServiceError &&
        (error.failure === 'unavailable' || error.failure === 'tooMany')
      if (!isAway || signal.aborted) throw error
      return undefined
    }
  }
  const pause = () =>
    new Promise<void>((resolve) => void after(retryAfterMs, resolve))

  /** One look; undefined where the service was not there. */
  const look = async (
    served: ServedState,
    signal: AbortSignal,
  ): Promise<Waited | undefined> => {
    const offer = await offerOf(served.deviceId)
    const reply = await ask(offer, signal)
    switch (reply?.outcome) {
      case undefined:
        await pause()
        return undefined
      case 'OFFERED':
        return { isTrusted: false, code: undefined }
      case 'OVER':
        await forget()
        return { isTrusted: false, code: undefined }
      case 'MET': {
        const { peerNonce } = reply
        if (offer.peerNonce === undefined) await keep({ ...offer, peerNonce })
        else if (offer.peerNonce !== peerNonce) {
          await forget()
          return { isTrusted: false, code: undefined }
        }
        const code = await codeOf(served, offer, peerNonce)
        return { isTrusted: false, code }
      }
      case 'VOUCHED': {
        const { pair } = offer.key
        const half = await seal('openHalf', {
          pair,
          sealedHalf: reply.sealedHalf,
        })
        await vault.receive(served, { ...reply, half }, signal)
        await forget()
        return { isTrusted: true }
      }
      case 'TRUSTED':
        await forget()
        return { isTrusted: true }
      case 'DENIED':
        await forget()
        await session.end()
        throw new FrameError('DEVICE_DENIED')
    }
  }
  return {
    async wait(served, signal) {
      const untilMs = now() + answerWithinMs
      for (;;) {
        const waited = await look(served, signal)
        signal.throwIfAborted()
        const isNew = waited && (waited.isTrusted || waited.code !== told)
        if (!isNew && now() < untilMs) continue
        if (!waited) throw new FrameError('SERVICE_UNAVAILABLE')
        told = waited.isTrusted ? undefined : waited.code
        return waited
      }
    },
  }
}

export declare namespace createIntroductions {
  interface Parameters {
    /** As the service tells it to the device that is to vouch. */
    readonly about: { readonly origin: string; readonly deviceName: string }
    /** Runs something later; the result prevents it. */
    readonly after: (delayMs: number, run: () => void) => () => void
    readonly device: Device
    readonly now: () => number
    readonly seal: Seal
    readonly service: ServiceClient
    readonly session: Pick<Session, 'end'>
    readonly vault: Pick<Vault, 'receive'>
  }
}
