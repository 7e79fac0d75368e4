import type { Kit, NetworkAccount } from '@hasp/core'
import { findCachedAnswer, type KeptAnswers } from '@hasp/core/internal'
import { notifyManager, type QueryPersister } from '@tanstack/react-query'

/**
 * Lets answers outlive the visit: a query without data begins with what the kit
 * has stored, as old as it is.
 */
export function createAnswerPersister<name extends keyof KeptAnswers>(
  kit: Kit,
  read: name,
  account: NetworkAccount | undefined,
): QueryPersister<KeptAnswers[name]> {
  return async (queryFn, context, query) => {
    const cached =
      account && query.state.data === undefined
        ? findCachedAnswer(kit, read, account)
        : undefined
    if (cached) {
      const dataUpdatedAt = cached.answeredAt
      // The query has just dated the answer to now.
      notifyManager.schedule(() => {
        query.setState({ dataUpdatedAt })
        if (!dataUpdatedAt) void query.fetch().catch(() => undefined)
      })
      return cached.answer
    }
    return await queryFn(context)
  }
}
