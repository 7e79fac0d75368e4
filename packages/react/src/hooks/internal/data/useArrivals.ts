import {
  findNetwork,
  formatAccountId,
  getTokens,
  hasCapability,
  invalidateAccount,
  type Token,
} from '@hasp/core'
import { askNodes } from '@hasp/core/internal'
import { useEffect, useState } from 'react'
import { useKit } from '../../useKit.js'
import { useWallet } from '../../useWallet.js'
import { useInternals } from '../modal/useInternals.js'
import {
  type Arrival,
  addArrivals,
  arrivalsBetween,
  furtherContracts,
  latestTokens,
} from './arrivals.js'
import { useActiveAccount } from './useActiveAccount.js'

/**
 * The nodes are asked every 10 s, while somebody may be looking, about tokens
 * that are known. Which there are is asked no sooner than 30 s later: a data
 * source is promised to hear of an account that seldom.
 */
const lookEveryMs = 10_000
const listEveryMs = 30_000

type Watched = { readonly about: string; readonly arrivals: readonly Arrival[] }

/**
 * What the account in use has received since the view was opened. The nodes are
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
    const account = { networkId, address }
    let known: readonly Token[] | undefined
    let earlier: readonly Token[] = []
    let contracts: readonly string[] = []
    let doubtful: ReadonlySet<string | undefined> = new Set()
    let listAt = 0
    let isLooking = false
    const read = async () => {
      if (clock.now() >= listAt) {
        const listed = await getTokens(kit, account)
        stop.signal.throwIfAborted()
        const network = findNetwork(kit.stores.networks.getState(), networkId)
        contracts = furtherContracts(listed, network?.tokens)
        doubtful = new Set(
          listed.flatMap(({ address: id, doubt }) => (doubt ? [id] : [])),
        )
        listAt = clock.now() + listEveryMs
      }
      const tokens = await askNodes(kit, account, contracts)
      // Anybody can make one, and send it, or only say so.
      return tokens.filter(({ address: id }) => !doubtful.has(id))
    }
    const look = async () => {
      if (isLooking) return
      isLooking = true
      const tokens = await read().catch(() => undefined)
      isLooking = false
      if (stop.signal.aborted || !tokens) return
      const arrivals = arrivalsBetween(known ?? tokens, tokens)
      known = latestTokens(known ?? [], tokens, earlier)
      earlier = tokens
      if (arrivals.length === 0) return
      invalidateAccount(kit, about)
      setWatched((before) => ({
        about,
        arrivals: addArrivals(
          before?.about === about ? before.arrivals : [],
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
