import type { NetworkId } from '../../../entities/network/networkId.js'
import type { Clock } from '../../../ports/Environment.js'
import { walletConnectLimits as limits } from '../messages/walletConnectLimits.js'
import type { Vault } from '../vault/createVault.js'
import {
  keptParams,
  type Outcome,
  type PendingRequest,
} from '../vault/pendingRequest.js'
import { createRecentSet } from './createRecentSet.js'

/** So long a tab of the site that waits may take an answer first. */
const claimMs = 1_000

const rememberedAnswers = 1_000

/**
 * Remembers what was asked for a day, and tells what a wallet answers when
 * nobody waits for it any more: after the request's end, after a reload, or
 * when the tab that asked was closed. The answer is written down before it is
 * told, so that neither a reload nor another tab loses it.
 * @param parameters.take gives the answer to who waits for it on this page
 * @param parameters.onAnswer told once of what nobody takes
 */
export function createLateAnswers(parameters: {
  clock: Clock
  vault: Vault
  take: (request: PendingRequest, outcome: Outcome) => boolean
  onAnswer: (request: PendingRequest, outcome: Outcome) => void
  signal: AbortSignal
}) {
  const { clock, onAnswer, signal, take, vault } = parameters
  const heard = createRecentSet(rememberedAnswers)

  const tellLater = (request: PendingRequest, outcome: Outcome) => {
    const { id, topic } = request
    if (!heard.add(`${topic} ${id}`)) return
    const forget = () => vault.removePending(topic, id)
    const tell = () => {
      if (!vault.isPending(topic, id)) return
      onAnswer(request, outcome)
      // Other tabs look at the same moment.
      clock.after(claimMs, forget, signal)
    }
    clock.after(claimMs, tell, signal)
  }
  /** Answers that another tab, or an earlier visit, has written down. */
  const follow = () => {
    for (const request of vault.pending()) {
      const { id, outcome, topic } = request
      if (!outcome) continue
      if (take(request, outcome)) vault.removePending(topic, id)
      else tellLater(request, outcome)
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
      vault.keepPending({
        topic,
        id,
        chainId,
        method,
        params: keptParams(method, asked.params),
        expiresAt: clock.now() + limits.dayMs,
      })
    },
    /** It was answered, or was never handed over. */
    forget: (topic: string, id: string) => vault.removePending(topic, id),
    /** An answer that nobody on this page waits for. */
    hear(topic: string, id: string, outcome: Outcome): void {
      const request = vault
        .pending()
        .find((one) => one.topic === topic && one.id === id)
      if (!request || request.expiresAt <= clock.now()) return
      if (!request.outcome) vault.keepPending({ ...request, outcome })
      tellLater(request, outcome)
    },
  }
}
