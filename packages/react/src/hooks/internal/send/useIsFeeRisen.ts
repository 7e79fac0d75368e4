import { findNetwork, type SendPreparation, type SendReview } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { useEffect, useState } from 'react'
import { useKit } from '../../useKit.js'

/** How often the fee is fetched again while it is shown. */
const intervalMs = 15_000

/** A fee that rises more than this is another fee. */
const toleratedPerCent = 15n

/**
 * Whether the network takes noticeably more by now than a review says, or less
 * arrives. A node that does not answer changes nothing: the wallet shows its own
 * estimate.
 * @param isWanted asks only then
 */
export function useIsFeeRisen(
  review: SendReview | undefined,
  isWanted: boolean,
): boolean {
  const kit = useKit()
  const [risen, setRisen] = useState<string | undefined>(undefined)

  useEffect(() => {
    if (!review || !isWanted) return
    const { intentId, namespace, networkId } = review
    const { clock } = kit[internals].environment
    const network = findNetwork(kit.stores.networks.getState(), networkId)
    const prepare =
      kit[internals].adapters.get(namespace)?.capabilities.prepareSend
    if (!network || !prepare) return
    const watching = new AbortController()
    const { signal } = watching
    const next = () => clock.after(intervalMs, () => void look(), signal)
    const look = async () => {
      const now = await prepare({ network, request: review, signal }).catch(
        () => undefined,
      )
      if (signal.aborted) return
      if (now && isWorse(now, review)) setRisen(intentId)
      else next()
    }
    next()
    return () => watching.abort()
  }, [kit, review, isWanted])

  return review !== undefined && risen === review.intentId
}

/** Sending keeps to what was shown: nothing of this would be sent. */
function isWorse(now: SendPreparation, review: SendReview): boolean {
  const { accountRent = 0n, arriving = review.amount, fee } = now
  return (
    fee * 100n > review.fee * (100n + toleratedPerCent) ||
    accountRent > review.accountRent ||
    arriving < review.arriving
  )
}
