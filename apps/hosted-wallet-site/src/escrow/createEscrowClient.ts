import type {
  WalletEscrowBody,
  WalletEscrowCall,
  WalletEscrowReply,
} from '@hasp/protocol/walletEscrow'
import type { Seal } from '../sealing/askSealingWorker.js'
import type { EscrowRequest } from '../sealing/SealingTasks.js'
import type { ServiceClient } from '../service/createServiceClient.js'
import { ServiceError } from '../service/ServiceError.js'

/** Asks the wallet's escrow, past a service that carries and cannot read. */
export interface EscrowClient {
  /** @throws ServiceError also where somebody else has answered */
  call<Call extends WalletEscrowCall>(
    call: Call,
    body: WalletEscrowBody<Call>,
    signal: AbortSignal,
  ): Promise<WalletEscrowReply<Call>>
}

export function createEscrowClient({
  escrowKey,
  seal,
  service,
}: createEscrowClient.Parameters): EscrowClient {
  return {
    async call(call, body, signal) {
      try {
        const request = { call, body } as EscrowRequest
        const asked = await seal('sealRequest', { escrowKey, request })
        const { sealed } = await service.call(
          'askEscrow',
          { sealed: asked.sealed },
          signal,
        )
        const { exchange } = asked
        const reply = await seal('openReply', { call, exchange, sealed })
        return reply as WalletEscrowReply<typeof call>
      } catch (error) {
        if (error instanceof ServiceError) throw error
        throw new ServiceError('unavailable', { cause: error })
      }
    },
  }
}

export declare namespace createEscrowClient {
  interface Parameters {
    /** What the escrow opens; from the wallet's own site, never its service. */
    readonly escrowKey: string
    readonly seal: Seal
    readonly service: Pick<ServiceClient, 'call'>
  }
}
