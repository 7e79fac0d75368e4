import { FrameError } from '@hasp/protocol/frame'
import type { WalletServiceBody } from '@hasp/protocol/walletService'
import { base64urlnopad } from '@scure/base'
import { toHex } from '../decode/bytes/hex.js'
import { decodeRequest } from '../decode/decodeRequest.js'
import { noNetwork } from '../decode/describeEmailChange.js'
import { digestShown, digestSummary } from '../decode/digestSummary.js'
import type {
  EmailChange,
  SigningContext,
  SigningRequest,
} from '../decode/SigningRequest.js'
import type { Summary } from '../decode/Summary.js'
import type { LoggedIn } from '../login/createLogin.js'
import { judgeReceivers, receiversOf } from '../receivers/judgeReceivers.js'
import type { ReceiverStore } from '../receivers/ReceiverStore.js'
import type { Screens } from '../screens/createScreens.js'
import type { WalletAddresses } from '../signer/SignerMessages.js'
import { createTryOut, type Simulate } from '../simulation/createTryOut.js'
import {
  type SignerClient,
  SignerRefusal,
} from '../vault/createSignerClient.js'
import { askDecision } from './askDecision.js'
import type { AskNetwork } from './createNodeAsker.js'
import type { Outcome, Outcomes } from './createOutcomes.js'
import { deliverOutcome } from './deliverOutcome.js'
import { toOutcome } from './toOutcome.js'
import { type ApprovalRequest, toSigningRequest } from './toSigningRequest.js'

/** Answers the requests that the visitor decides about. */
export interface Approvals {
  approve(
    request: ApprovalRequest,
    about: {
      readonly id: string
      readonly networkId: string
      readonly signal: AbortSignal
    },
  ): Promise<unknown>
  /**
   * Shows what the wallet is to say for itself.
   * @returns its signature
   */
  confirm(
    change: EmailChange,
    about: { readonly id: string; readonly signal: AbortSignal },
  ): Promise<string>
  /** The login is over: nothing that is asked can be decided any more. */
  end(): void
  /** How a request ended that was asked before the page was loaded anew. */
  findResult(
    requestId: string,
    signal: AbortSignal,
  ): Promise<{ readonly result: unknown } | undefined>
}

const coolDownMs = 60_000
const mostRejections = 3

/**
 * Shows each request, in turn, and signs what was approved. What must not be
 * signed is refused without a screen, and nothing is done twice.
 */
export function createApprovals({
  after,
  askNetwork,
  note,
  now,
  openWallet,
  origin,
  outcomes,
  receivers,
  screens,
  signer,
  simulate,
  whoIs,
}: createApprovals.Parameters): Approvals {
  let rejectedAtMs: readonly number[] = []
  let login = new AbortController()

  const coolDown = () => {
    rejectedAtMs = rejectedAtMs.filter((at) => now() - at < coolDownMs)
    const [oldest = 0] = rejectedAtMs
    if (rejectedAtMs.length >= mostRejections)
      throw new FrameError('COOL_DOWN', {
        retryAfterMs: Math.max(0, Math.ceil(oldest + coolDownMs - now())),
      })
  }
  const judge = async (summary: Summary) =>
    judgeReceivers(
      summary,
      await receivers.read(summary.account).catch(() => []),
    )
  const sign = async (
    request: SigningRequest,
    context: SigningContext,
    summary: Summary,
    signal: AbortSignal,
  ) => {
    const digest = digestSummary(summary)
    const ask = () => signer.ask('sign', { request, context, digest })
    return await ask().catch(async (error: unknown) => {
      // It was not used for a while, and is forgotten.
      const isLocked = error instanceof SignerRefusal
      if (!isLocked || error.failure !== 'locked') throw error
      await openWallet(signal)
      return await ask()
    })
  }
  const deliver = (outcome: Outcome, signal: AbortSignal) =>
    deliverOutcome(outcome, { after, askNetwork, signal })
  const redeliver = (outcome: Outcome, signal: AbortSignal) =>
    deliver(outcome, signal).catch(() => outcome.result)

  /** Whoever rejects one request after the other is asked less. */
  const ask = async ({ signal, ...asked }: askDecision.Parameters) => {
    const over = login.signal
    const decision = await askDecision(screens, {
      ...asked,
      signal: AbortSignal.any([signal, over]),
    }).catch((error: unknown) => {
      throw over.aborted ? new FrameError('SESSION_EXPIRED') : error
    })
    if (!decision.isApproved)
      rejectedAtMs = [...rejectedAtMs, now()].slice(-mostRejections)
    return decision
  }

  return {
    async approve(request, { id, networkId, signal }) {
      coolDown()
      const asked = await digestOf({ ...request, networkId })
      const [user, earlier] = await Promise.all([
        whoIs(signal),
        outcomes.find(id, signal),
      ])
      if (earlier && earlier.digest !== asked) throw new FrameError('ID_REUSE')
      if (earlier) return await redeliver(earlier, signal)
      const addresses = assertFree(user)
      const signing = await toSigningRequest(request, {
        addresses,
        networkId,
        askNode: (method, params) =>
          askNetwork(networkId, method, params, signal),
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
      const { method } = request
      const receiverNotes = await judge(summary)
      const tryOut = createTryOut({
        ...{ after, now, simulate, summary },
        request: signing,
        askNode: (asked) => (name, params) =>
          askNetwork(networkId, name, params, AbortSignal.any([asked, signal])),
      })
      const { isApproved, simulation } = await ask({
        ...{ id, method, receiverNotes, signal, summary, tryOut },
      })
      const decision = {
        ...{ origin, networkId, method },
        digest: digestSummary(summary),
        ...(simulation && { simulationDigest: digestShown(simulation) }),
      }
      if (!isApproved) {
        note({ event: 'declined', ...decision }).catch(() => undefined)
        throw new FrameError('RPC_REJECTED')
      }
      // What is not in the wallet's record does not leave.
      const [signed] = await Promise.all([
        sign(signing, context, summary, signal),
        note({ event: 'approved', ...decision }),
      ])
      // One that is not remembered is told as new once more.
      receivers
        .add(summary.account, receiversOf(summary))
        .catch(() => undefined)
      const outcome = toOutcome(signing, signed, networkId)
      // Kept before it leaves: after a crash the same bytes go out again.
      const kept = await outcomes.keep(
        id,
        { digest: asked, ...outcome },
        signal,
      )
      return await deliver(kept, signal)
    },

    async confirm(change, { id, signal }) {
      coolDown()
      const { eip155: account } = assertFree(await whoIs(signal))
      const request = { method: 'changeEmail', ...change } as const
      const context = { account, network: noNetwork, origin }
      const summary = decodeRequest(request, context)
      const { isApproved } = await ask({
        ...{ id, signal, summary },
        method: null,
        receiverNotes: [],
        tryOut: undefined,
      })
      if (!isApproved) throw new FrameError('RPC_REJECTED')
      const [signature] = await sign(request, context, summary, signal)
      return toHex(signature ?? new Uint8Array())
    },

    end() {
      login.abort()
      login = new AbortController()
    },

    async findResult(requestId, signal) {
      const earlier = await outcomes.find(requestId, signal)
      return earlier && { result: await redeliver(earlier, signal) }
    },
  }
}

export declare namespace createApprovals {
  interface Parameters {
    readonly origin: string
    readonly outcomes: Outcomes
    readonly receivers: ReceiverStore
    readonly screens: Screens
    readonly signer: SignerClient
    readonly simulate: Simulate
    readonly now: () => number
    readonly after: (delayMs: number, run: () => void) => () => void
    /** @throws FrameError `NOT_SIGNED_IN` */
    readonly whoIs: (signal: AbortSignal) => Promise<LoggedIn>
    readonly openWallet: (signal: AbortSignal) => Promise<WalletAddresses>
    readonly askNetwork: AskNetwork
    /** Writes a decision into the wallet's record. */
    readonly note: (
      decision: WalletServiceBody<'noteDecision'>,
    ) => Promise<unknown>
  }
}

/** @throws FrameError where nothing may be approved at the moment */
function assertFree({
  addresses,
  areApprovalsStopped,
  holdEndsAfterMs,
}: LoggedIn): WalletAddresses {
  if (areApprovalsStopped) throw new FrameError('SERVICE_UNAVAILABLE')
  if (holdEndsAfterMs !== undefined)
    throw new FrameError('HELD', { retryAfterMs: holdEndsAfterMs })
  return addresses
}

async function digestOf(asked: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(asked))
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return base64urlnopad.encode(new Uint8Array(hash))
}
