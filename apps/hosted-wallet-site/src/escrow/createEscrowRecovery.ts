import type { WalletEscrowReply } from '@hasp/protocol/walletEscrow'
import type { Seal } from '../sealing/askSealingWorker.js'
import type { Device } from '../vault/createDevice.js'
import type { EscrowClient } from './createEscrowClient.js'
import type { EscrowAttempt } from './EscrowAttempt.js'

type Ended = { readonly outcome: 'ENDED' }

/**
 * A recovery by the escrow, as this browser has it: what was begun is kept, so
 * that a page that is loaded again goes on.
 */
export interface EscrowRecovery {
  /** Where it stands with a wallet. */
  stage(walletId: string): Promise<EscrowAttempt['stage'] | 'none'>
  /** Has the escrow mail its code; whatever was begun before is left. */
  start(
    of: { readonly walletId: string; readonly email: string },
    signal: AbortSignal,
  ): Promise<WalletEscrowReply<'start'>>
  answer(
    code: string,
    signal: AbortSignal,
  ): Promise<WalletEscrowReply<'answer'>>
  /** Fetches the secret once the escrow lets it go; again if need be. */
  collect(
    signal: AbortSignal,
  ): Promise<
    | { readonly outcome: 'RELEASED'; readonly secret: string }
    | Exclude<WalletEscrowReply<'collect'>, { outcome: 'RELEASED' }>
  >
  /** It is over, well or not. */
  forget(): Promise<void>
}

export function createEscrowRecovery({
  about: { deviceName, language },
  device,
  escrow,
  seal,
}: createEscrowRecovery.Parameters): EscrowRecovery {
  const kept = async () => (await device.read()).escrowAttempt
  const keep = (attempt: EscrowAttempt | undefined) =>
    device.change(({ escrowAttempt: _, ...record }) =>
      attempt ? { ...record, escrowAttempt: attempt } : record,
    )
  return {
    async stage(walletId) {
      const attempt = await kept()
      return attempt?.walletId === walletId ? attempt.stage : 'none'
    },

    async start({ email, walletId }, signal) {
      const frameKey = await seal('makeKey', undefined)
      const reply = await escrow.call(
        'start',
        {
          ...{ walletId, email, deviceName },
          frameKey: frameKey.publicKey,
          locale: language(),
        },
        signal,
      )
      if (reply.outcome === 'STARTED') {
        const { attempt } = reply
        await keep({ walletId, attempt, frameKey, stage: 'code' })
      }
      return reply
    },

    async answer(code, signal) {
      const found = await kept()
      if (!found) return { outcome: 'CODE_EXPIRED' }
      const { attempt } = found
      const reply = await escrow.call('answer', { attempt, code }, signal)
      if (reply.outcome === 'PROVED') await keep({ ...found, stage: 'hold' })
      return reply
    },

    async collect(signal) {
      const found = await kept()
      if (!found) return { outcome: 'ENDED' } satisfies Ended
      const { attempt, frameKey } = found
      const reply = await escrow.call('collect', { attempt }, signal)
      if (reply.outcome !== 'RELEASED') return reply
      const { sealedSecret } = reply
      const { pair } = frameKey
      const secret = await seal('openRelease', { pair, sealedSecret })
      return { outcome: 'RELEASED', secret }
    },

    forget: () => keep(undefined),
  }
}

export declare namespace createEscrowRecovery {
  interface Parameters {
    readonly about: {
      /** What the mails of the escrow call this device. */
      readonly deviceName: string
      readonly language: () => string
    }
    readonly device: Device
    readonly escrow: EscrowClient
    readonly seal: Seal
  }
}
