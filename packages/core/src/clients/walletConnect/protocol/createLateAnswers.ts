import type { NetworkId } from '../../../entities/network/networkId.js'
import type { Clock } from '../../../ports/Environment.js'
import { walletConnectLimits as limits } from '../messages/walletConnectLimits.js'
import type { SessionStore } from '../sessionStore/createSessionStore.js'
import {
  keptParams,
  type Outcome,
  type PendingRequest,
} from '../sessionStore/pendingRequest.js'
import { createRecentSet } from './createRecentSet.js'

/** How long a tab that waits for an answer may take it first. */
const claimMs = 1_000

const rememberedAnswers = 1_000

/**
 * Remembers what was asked for a day, and tells what a wallet answers when
 * nobody waits for it any more: after the request's end, after a reload, or
 * when the tab that asked was closed. The answer is written down before it is
 * told, so that neither a reload nor another tab loses it.
 * @param parameters.take gives the answer to who waits for it on this page
 * @param parameters.onAnswer called once for an answer that no tab takes
 */
export function createLateAnswers(parameters: {
  clock: Clock
  sessionStore: SessionStore
  take: (request: PendingRequest, outcome: Outcome) => boolean
  onAnswer: (request: PendingRequest, outcome: Outcome) => void
  signal: AbortSignal
}) {
  const { clock, onAnswer, signal, take, sessionStore } = parameters
  const received = createRecentSet(rememberedAnswers)

  const notifyLater = (request: PendingRequest, outcome: Outcome) => {
    const { id, topic } = request
    if (!received.add(`${topic} ${id}`)) return
    const forget = () => sessionStore.removePending(topic, id)
    const notify = () => {
      if (!sessionStore.isPending(topic, id)) return
      onAnswer(request, outcome)
      // Other tabs look at the same moment.
      clock.after(claimMs, forget, signal)
    }
    clock.after(claimMs, notify, signal)
  }
  /** Answers that another tab, or an earlier visit, has written down. */
  const follow = () => {
    for (const request of sessionStore.pending()) {
      const { id, outcome, topic } = request
      if (!outcome) continue
      if (take(request, outcome)) sessionStore.removePending(topic, id)
      else notifyLater(request, outcome)
    }
  }

  return {
    follow,
    /** A request that is about to be handed over. */
    note(
      topic: string,
      id: string,
      asked: { chainId: NetworkId; method: string; params: unknown },
    ): void {
      const { chainId, method } = asked
      sessionStore.keepPending({
        topic,
        id,
        chainId,
        method,
        params: keptParams(method, asked.params),
        expiresAt: clock.now() + limits.dayMs,
      })
    },
    /** It was answered, or was never handed over. */
    forget: (topic: string, id: string) =>
      sessionStore.removePending(topic, id),
    /** An answer that this page does not wait for. */
    handle(topic: string, id: string, outcome: Outcome): void {
      const request = sessionStore
        .pending()
        .find((one) => one.topic === topic && one.id === id)
      if (!request || request.expiresAt <= clock.now()) return
      if (!request.outcome) sessionStore.keepPending({ ...request, outcome })
      notifyLater(request, outcome)
    },
  }
}
