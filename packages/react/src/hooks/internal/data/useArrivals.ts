import {
  formatAccountId,
  getTokens,
  hasCapability,
  invalidateAccount,
  type Token,
} from '@hasp/core'
import { useEffect, useState } from 'react'
import { useKit } from '../../useKit.js'
import { useWallet } from '../../useWallet.js'
import { useInternals } from '../modal/useInternals.js'
import {
  type Arrival,
  addArrivals,
  arrivalsBetween,
  latestTokens,
} from './arrivals.js'
import { useActiveAccount } from './useActiveAccount.js'

/** How often the node is asked while somebody may be looking. */
const lookEveryMs = 10_000

type Watched = { readonly about: string; readonly arrivals: readonly Arrival[] }

/**
 * What the account in use has received since the view was opened. The node is
 * asked while the page is visible; a reading that failed is left out.
 */
export function useArrivals(): readonly Arrival[] {
  const kit = useKit()
  const { namespace } = useWallet()
  const { address, networkId } = useActiveAccount() ?? {}
  const { clock } = useInternals().environment
  const [watched, setWatched] = useState<Watched>()
  const isReadable =
    namespace !== undefined &&
    hasCapability(kit, { namespace, capability: 'getTokens' })
  const about =
    isReadable && address && networkId
      ? formatAccountId(networkId, address)
      : undefined

  useEffect(() => {
    if (!about || !address || !networkId) return
    const stop = new AbortController()
    let known: readonly Token[] | undefined
    const look = async () => {
      const tokens = await getTokens(kit, {
        networkId,
        address,
        isFresh: true,
      }).catch(() => undefined)
      if (stop.signal.aborted || !tokens) return
      const arrivals = arrivalsBetween(known ?? tokens, tokens)
      known = latestTokens(known ?? [], tokens)
      if (arrivals.length === 0) return
      invalidateAccount(kit, about)
      setWatched((earlier) => ({
        about,
        arrivals: addArrivals(
          earlier?.about === about ? earlier.arrivals : [],
          arrivals,
        ),
      }))
    }
    const lookOften = () =>
      clock.after(
        lookEveryMs,
        () => {
          if (document.visibilityState === 'visible') void look()
          lookOften()
        },
        stop.signal,
      )
    void look()
    lookOften()
    return () => stop.abort()
  }, [kit, clock, about, address, networkId])

  return watched && watched.about === about ? watched.arrivals : []
}
