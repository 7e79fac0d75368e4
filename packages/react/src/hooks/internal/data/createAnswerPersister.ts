import type { Kit, NetworkAccount } from '@hasp/core'
import { findCachedAnswer, type KeptAnswers } from '@hasp/core/internal'
import { notifyManager, type QueryPersister } from '@tanstack/react-query'

/**
 * Lets answers outlive the visit: a query without data begins with what the kit
 * has stored, as old as it is, and goes on at once where something was left out.
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
      const { answer, answeredAt, isWhole } = cached
      notifyManager.schedule(() => {
        // The query has just dated the answer to now.
        query.setState({ dataUpdatedAt: answeredAt })
        // What fails is told of by the query itself.
        if (!isWhole) query.fetch().catch(() => undefined)
      })
      return answer
    }
    return await queryFn(context)
  }
}
