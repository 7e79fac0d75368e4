import { type ActivityItem, formatAmount } from '@hasp/core'
import { useActivity, useKitError } from '@hasp/react'

/** What the account did; nothing where no data source knows it. */
export function ActivitySection() {
  const activity = useActivity()
  const failure = useKitError(activity.error)
  if (!activity.isCovered) return null
  return (
    <section aria-labelledby="activity">
      <h2 id="activity">Activity</h2>
      {failure && (
        <p>
          {failure.title}{' '}
          <button onClick={() => void activity.refetch()} type="button">
            Try again
          </button>
        </p>
      )}
      <ul>
        {activity.items
          .filter((item) => item.type === 'sent' || !item.entry.doubt)
          .map((item) => (
            <li key={item.id}>{write(item)}</li>
          ))}
      </ul>
      {activity.hasMore && (
        <button onClick={activity.loadMore} type="button">
          Load more
        </button>
      )}
    </section>
  )
}

function write(item: ActivityItem): string {
  if (item.type === 'sent') {
    const { sent } = item
    if (sent.kind === 'tracked') return `${sent.status}: ${sent.label}`
    const { amount, decimals, status, symbol, to } = sent
    return `${status}: ${formatAmount(amount, decimals)} ${symbol} to ${to}`
  }
  const { hash, isFinal, kind, status } = item.entry
  return `${kind}, ${status}${isFinal ? '' : ', not final yet'}: ${hash}`
}
