import { FrameError } from '@hasp/protocol/frame'
import { decodeRequest } from '../decode/decodeRequest.js'
import { digestSummary } from '../decode/digestSummary.js'
import type { LoggedIn } from '../login/createLogin.js'
import type { Screens } from '../screens/createScreens.js'
import type { WalletAddresses } from '../signer/SignerMessages.js'
import {
  type SignerClient,
  SignerRefusal,
} from '../vault/createSignerClient.js'
import type { AskNetwork } from './createNodeAsker.js'
import type { AskNode } from './prepareTransaction.js'
import { toReply } from './toReply.js'
import { type ApprovalRequest, toSigningRequest } from './toSigningRequest.js'

/** Answers the requests that the visitor decides about. */
export type Approve = (
  request: ApprovalRequest,
  about: {
    readonly id: string
    readonly networkId: string
    readonly signal: AbortSignal
  },
) => Promise<unknown>

const coolDownMs = 60_000
const mostRejections = 3

/**
 * Shows each request, in turn, and signs what was approved. What must not be
 * signed is refused without a screen.
 */
export function createApprovals({
  askNetwork,
  now,
  openWallet,
  origin,
  screens,
  signer,
  whoIs,
}: createApprovals.Parameters): Approve {
  let rejectedAtMs: readonly number[] = []

  const coolDown = () => {
    rejectedAtMs = rejectedAtMs.filter((at) => now() - at < coolDownMs)
    const [oldest = 0] = rejectedAtMs
    if (rejectedAtMs.length >= mostRejections)
      throw new FrameError('COOL_DOWN', {
        retryAfterMs: Math.max(0, Math.ceil(oldest + coolDownMs - now())),
      })
  }

  return async (request, { id, networkId, signal }) => {
    coolDown()
    const { addresses, holdEndsAfterMs } = await whoIs(signal)
    if (holdEndsAfterMs !== undefined)
      throw new FrameError('HELD', { retryAfterMs: holdEndsAfterMs })
    const askNode: AskNode = (method, params) =>
      askNetwork(networkId, method, params, signal)
    const signing = await toSigningRequest(request, {
      addresses,
      askNode,
      networkId,
    })
    const isSolana = request.method.startsWith('solana_')
    const context = {
      account: addresses[isSolana ? 'solana' : 'eip155'],
      network: networkId,
      origin,
    }
    const summary = decodeRequest(signing, context)
    const [reason] = summary.refusals
    if (reason) throw new FrameError('RPC_REFUSED', { reason })
    const isApproved = await ask(screens, id, request.method, summary, signal)
    if (!isApproved) {
      rejectedAtMs = [...rejectedAtMs, now()].slice(-mostRejections)
      throw new FrameError('RPC_REJECTED')
    }
    const digest = digestSummary(summary)
    const sign = () => signer.ask('sign', { request: signing, context, digest })
    const signed = await sign().catch(async (error: unknown) => {
      // It was not used for a while, and is forgotten.
      const isLocked = error instanceof SignerRefusal
      if (!isLocked || error.failure !== 'locked') throw error
      await openWallet(signal)
      return await sign()
    })
    return await toReply(signing, signed, askNode)
  }
}

export declare namespace createApprovals {
  interface Parameters {
    readonly origin: string
    readonly screens: Screens
    readonly signer: SignerClient
    readonly now: () => number
    /** @throws FrameError `NOT_SIGNED_IN` */
    readonly whoIs: (signal: AbortSignal) => Promise<LoggedIn>
    readonly openWallet: (signal: AbortSignal) => Promise<WalletAddresses>
    readonly askNetwork: AskNetwork
  }
}

/** Resolves with the visitor's decision, and rejects when nobody waits. */
function ask(
  screens: Screens,
  requestId: string,
  method: string,
  summary: ReturnType<typeof decodeRequest>,
  signal: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new FrameError('ABORTED'))
    const leave = () => {
      screens.remove(requestId)
      reject(new FrameError('ABORTED'))
    }
    const decide = (isApproved: boolean) => {
      signal.removeEventListener('abort', leave)
      screens.remove(requestId)
      resolve(isApproved)
    }
    const screen = { type: 'approval', summary, decide } as const
    if (!screens.add({ requestId, method, screen }))
      return reject(new FrameError('LIMIT'))
    signal.addEventListener('abort', leave, { once: true })
  })
}
