import { type HostedWalletState, rejectHostedRequests } from '@hasp/core'
import { useCallback } from 'react'
import { useHostedState } from '../internal/hosted/useHostedState.js'
import { useKit } from '../useKit.js'

/** What the hosted wallet asks its visitor. */
export type HostedRequests = {
  /** The one that the visitor sees. */
  readonly current?: HostedWalletState['requests'][number] | undefined
  /** The others, oldest first. */
  readonly queue: HostedWalletState['requests']
  /** Closes all of them; what was signed before that stays signed. */
  readonly reject: () => Promise<void>
}

/**
 * The requests that wait in the hosted wallet. Only the visitor approves one,
 * and only inside the wallet's frame: no page can.
 * @example
 * import { useRequests } from '@hasp/react'
 *
 * const { current, queue, reject } = useRequests()
 * return current && (
 *   <button onClick={reject}>Decline 1 of {queue.length + 1}</button>
 * )
 */
export function useRequests(): HostedRequests {
  const kit = useKit()
  const { requests } = useHostedState()
  const [current, ...queue] = requests
  const reject = useCallback(() => rejectHostedRequests(kit), [kit])
  return { current, queue, reject }
}
